/** A match that two connections play by a script as fast as acks come, without knowing the rules. */
import type { BoardName, Seat } from '../../shared/match/seat.ts';
import { apply } from '../../shared/match/apply.ts';
import { boardOf, type Match } from '../../shared/match/match.ts';
import { formatAction } from '../../shared/notation/action.ts';
import type { Action } from '../../shared/rules/action.ts';
import { legalOn, playOn } from '../../shared/rules/board.ts';
import { RULESETS } from '../../shared/rules/ruleset.ts';
import type { CommandAck, EnterAck, Refused } from '../../shared/wire/server-message.ts';
import type { CreateAnswer, CreateRequest, JoinAnswer } from '../../shared/wire/rest.ts';
import { finalSetup } from './match-setup.ts';
import { post } from './post.ts';
import type { WirePlayer } from './wire-player.ts';

/** One ply of a script, and who plays it. */
export interface ScriptedPly {
  readonly seat: Seat;
  readonly command: {
    readonly kind: 'ply';
    readonly board: BoardName;
    readonly ply: number;
    readonly action: string;
  };
}

/** With which a final goes on for 2,000 plies a board. */
export const LONG_RULESET = 'ply-yard';

/** The plies of a final by `LONG_RULESET` that ends neither board. */
export function writeScript(plies: number): readonly ScriptedPly[] {
  const script: ScriptedPly[] = [];
  let match = begun();
  while (script.length < plies) {
    const { board: name, seat } = match.turn;
    const action = calmAction(match);
    const ply = boardOf(match, name)?.plies ?? 0;
    const command = { kind: 'ply', board: name, ply } as const;
    script.push({ seat, command: { ...command, action: formatAction(action) } });
    match = apply(match, { ...command, action, leftMs: 60_000, hinted: false }, 0);
  }
  return script;
}

/** What a match needs of who plays it. */
export type MatchPlayer = Pick<WirePlayer, 'enter' | 'command'>;

export class WireMatch {
  readonly id: string;
  readonly tokens: Readonly<Record<Seat, string>>;
  /** Of the plies that were acknowledged, the number of the event, by the ply's place in the script. */
  readonly acked: number[] = [];
  /** When each of them was, as wall time in ms. */
  readonly ackedMs: number[] = [];
  /** Events known. */
  have = 0;
  /** Plies known. */
  plies = 0;
  readonly #script: readonly ScriptedPly[];
  #players: Readonly<Record<Seat, MatchPlayer>> | null = null;

  constructor(id: string, tokens: Readonly<Record<Seat, string>>, script: readonly ScriptedPly[]) {
    this.id = id;
    this.tokens = tokens;
    this.#script = script;
  }

  /** A match with both seats taken, which nobody has entered. */
  static async make(
    port: number,
    script: readonly ScriptedPly[],
    request: Partial<CreateRequest> = {},
  ): Promise<WireMatch> {
    const asked = { mode: 'final', ruleset: LONG_RULESET, clockMs: 600_000, ...request };
    const matches = `http://127.0.0.1:${port}/api/matches`;
    const { id, token: host, invite } = await post<CreateAnswer>(matches, asked);
    const joined = await post<JoinAnswer>(`${matches}/${id}/join`, { invite });
    return new WireMatch(id, { host, guest: joined.token }, script);
  }

  /** Whether the script has been played to its end. */
  get isOver(): boolean {
    return this.plies >= this.#script.length;
  }

  /** The id of the command that plays the script's ply of that place. */
  static commandId(place: number): string {
    return `p${place}`;
  }

  /** The seat that plays the script's ply of that place. */
  seatOf(place: number): Seat {
    return this.#script[place]?.seat ?? 'host';
  }

  /** Both seats follow from what is known on; the answer of the host's, `null` where the line went. */
  async enter(players: Readonly<Record<Seat, MatchPlayer>>): Promise<EnterAck | null> {
    this.#players = players;
    const { have } = this;
    const [host, guest] = await Promise.all([
      players.host.enter(this.id, this.tokens.host, have),
      players.guest.enter(this.id, this.tokens.guest, have),
    ]);
    if (host?.ok !== true || guest?.ok !== true) return null;
    if (host.from === have) this.#note(host);
    return host;
  }

  /** Asks for the next ply once, under an id of its own; `null` where no answer came. */
  async play(): Promise<CommandAck | Refused | null> {
    const place = this.plies;
    const next = this.#script[place];
    if (next === undefined || this.#players === null) return null;
    const player = this.#players[next.seat];
    const ack = await player.command(this.id, WireMatch.commandId(place), next.command);
    if (ack?.ok !== true) return ack;
    this.acked[place] = ack.seq;
    this.ackedMs[place] = performance.timeOrigin + performance.now();
    this.plies = place + 1;
    this.have = ack.seq + 1;
    return ack;
  }

  /** Plays until the line goes, the script ends or something is refused, which is the answer. */
  async playOn(): Promise<Refused | null> {
    for (;;) {
      const ack = await this.play();
      if (ack?.ok !== true) return ack;
    }
  }

  #note({ events, seq }: EnterAck): void {
    this.plies += events.filter(({ kind }) => kind === 'ply').length;
    this.have = seq;
  }
}

function begun(): Match {
  const setup = finalSetup({ ruleset: RULESETS[LONG_RULESET] });
  const created = apply(null, { kind: 'created', setup, rematchOf: null }, 0);
  const joined = apply(created, { kind: 'joined', guestName: '' }, 0);
  return apply(joined, { kind: 'clock-started' }, 0);
}

/** The first that neither ends the board nor captures a fifth goat's way there. */
function calmAction(match: Match): Action {
  const board = boardOf(match, match.turn.board);
  if (board === null) throw new Error('writeScript: a final has two boards');
  const calm = legalOn(board).find((action) => {
    const after = playOn(board, action);
    return after.ok && after.value.outcome === null && after.value.position.captured < 4;
  });
  if (calm === undefined) throw new Error('writeScript: every action ends the board');
  return calm;
}
