/** A match against the computer in this browser, as pages see and steer it. */
import { LEVELS } from '../../shared/engine/levels.ts';
import type { SeatCommand } from '../../shared/match/command.ts';
import { boardOf, stateOf } from '../../shared/match/match.ts';
import { otherSeat, type Seat } from '../../shared/match/seat.ts';
import type { ComputerPlayer, MatchSetup } from '../../shared/match/setup.ts';
import { failure, type Result, success } from '../../shared/rules/result.ts';
import type { Timers } from '../connection/timers.ts';
import type { MatchController, MatchListener, MatchView, ShownHint } from '../match/controller.ts';
import type { SendRefusal } from '../match/send-refusal.ts';
import { LocalMatch } from './local-match.ts';
import { Opponent } from './opponent.ts';
import type { Thinker } from './thinker.ts';

/** A match of which one seat is the computer's. */
export type ComputerSetup = MatchSetup & { readonly computer: ComputerPlayer };

/** What such a match needs from around it. */
export interface ComputerSetting {
  readonly setup: ComputerSetup;
  readonly local: LocalMatch;
  readonly timers: Timers;
  /** From 0 up to but not including 1. */
  readonly chance: () => number;
  readonly thinker: Thinker;
  /** Whether the endgame table can be asked. */
  readonly hasTable: () => boolean;
}

const HERE = { connected: true, ready: true, allowsText: false } as const;
/** How strong a hint is. */
const HINT_LEVEL = 'master';

export class ComputerController implements MatchController {
  readonly #setting: ComputerSetting;
  readonly #seat: Seat;
  readonly #local: LocalMatch;
  readonly #opponent: Opponent;
  /** The hint for the ply at hand, once given. */
  #hint: ShownHint | null = null;

  constructor(setting: ComputerSetting) {
    const { setup, local } = setting;
    this.#setting = setting;
    this.#seat = otherSeat(setup.computer.seat);
    this.#local = local;
    this.#opponent = new Opponent(this.#local, setup.computer, setting);
  }

  get view(): MatchView {
    const { setup, hasTable } = this.#setting;
    return {
      match: this.#local.match,
      viewer: this.#seat,
      presence: { host: HERE, guest: HERE },
      spectators: 0,
      connection: 'local',
      pending: null,
      lacksTable: LEVELS[setup.computer.level].usesTable && !hasTable(),
    };
  }

  now(): number {
    return this.#local.now();
  }

  send(command: SeatCommand): Promise<Result<null, SendRefusal>> {
    return Promise.resolve(this.#local.serve({ by: this.#seat, command }));
  }

  async askHint(): Promise<Result<ShownHint, SendRefusal>> {
    const { match } = this.#local;
    if (stateOf(match) !== 'live') return failure('match-over');
    if (match.turn.seat !== this.#seat) return failure('out-of-turn');
    if (match.hint !== null && this.#hint !== null) return success(this.#hint);
    try {
      const { board, finding } = await this.#setting.thinker.findPly(match, HINT_LEVEL);
      // Asked at this count of plies: if anything was played meanwhile, the hint is stale.
      const ply = boardOf(match, board)?.plies ?? 0;
      return this.#giveHint(ply, { board, action: finding.action, value: finding.value });
    } catch {
      return failure('no-answer');
    }
  }

  subscribe(listener: MatchListener): () => void {
    return this.#local.subscribe(listener);
  }

  close(): void {
    this.#opponent.close();
    this.#setting.thinker.close();
    this.#local.close();
  }

  #giveHint(ply: number, hint: ShownHint): Result<ShownHint, SendRefusal> {
    const { board, action } = hint;
    const { match } = this.#local;
    // Given before the page was loaded anew: it stays what it was.
    if (match.hint !== null && boardOf(match, board)?.plies === ply)
      return success({ ...hint, action: match.hint });
    const command = { kind: 'give-hint', seat: this.#seat, board, ply, action } as const;
    const given = this.#local.serve({ by: 'server', command });
    if (!given.ok) return given;
    this.#hint = hint;
    return success(hint);
  }
}
