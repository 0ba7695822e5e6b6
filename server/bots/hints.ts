/** Hints for people who play the computer: what master would do, put on record before it is told. */
import { LEVELS } from '../../shared/engine/levels.ts';
import { mayBeHinted } from '../../shared/match/hint.ts';
import { leftMsAt, type Match, stateOf } from '../../shared/match/match.ts';
import type { Seat } from '../../shared/match/seat.ts';
import { formatAction } from '../../shared/notation/action.ts';
import { failure, type Result, success } from '../../shared/rules/result.ts';
import type { WireRefusal } from '../../shared/wire/refusal.ts';
import type { HintAck } from '../../shared/wire/server-message.ts';
import type { MatchDoor } from '../coordinator/door.ts';
import type { Brain } from './bot-pool.ts';
import { factsOf } from './match-facts.ts';
import type { PlyAnswer } from './question.ts';

export type HintResult = Result<HintAck, WireRefusal>;

/** Hints that are remembered, for whoever asks twice. */
const REMEMBERED = 1000;
/** A hint is given within this, or not at all; no more than this part of a clock. */
const PATIENCE_MS = 10_000;
const SHARE_OF_CLOCK = 0.25;

export class Hints {
  readonly #brain: Brain;
  readonly #now: () => number;
  /** By match: for which ply, and what. */
  readonly #given = new Map<
    string,
    { readonly ply: string; readonly result: Promise<HintResult> }
  >();

  /** `now` is availability time. */
  constructor(brain: Brain, now: () => number) {
    this.#brain = brain;
    this.#now = now;
  }

  /** What the seat might do for the ply at hand; asked again, the same. */
  async give(door: MatchDoor, seat: Seat): Promise<HintResult> {
    const { match } = door;
    const refusal = refusalOf(match, seat);
    if (refusal !== undefined) return failure(refusal);
    const ply = `${match.plies.length}-${match.marks.length}`;
    const known = this.#given.get(door.id);
    if (known?.ply === ply) return known.result;
    const result = this.#find(door, seat);
    this.#remember(door.id, ply, result);
    const found = await result;
    if (!found.ok) this.#given.delete(door.id);
    return found;
  }

  #remember(match: string, ply: string, result: Promise<HintResult>): void {
    this.#given.delete(match);
    this.#given.set(match, { ply, result });
    const [oldest] = this.#given.keys();
    if (this.#given.size > REMEMBERED && oldest !== undefined) this.#given.delete(oldest);
  }

  async #find(door: MatchDoor, seat: Seat): Promise<HintResult> {
    const { match } = door;
    const leftMs = leftMsAt(match, this.#now()) ?? Infinity;
    const withinMs = Math.min(PATIENCE_MS, leftMs * SHARE_OF_CLOCK);
    const answer = await this.#brain.ask(
      {
        kind: 'ply',
        facts: factsOf(match),
        level: 'master',
        ms: Math.min(LEVELS.master.ms, withinMs),
        seed: 0,
      },
      { withinMs, signal: AbortSignal.timeout(PATIENCE_MS) },
    );
    if (!answer.ok) return failure('busy');
    // Given for this ply before, by a process that is no more.
    if (door.match.plies === match.plies && match.hint !== null)
      return success(ackOf({ ...answer.value, action: match.hint }));
    const { board, ply, action } = answer.value;
    const recorded = await door.giveHint({ seat, board, ply, action });
    return recorded.ok ? success(ackOf(answer.value)) : failure(recorded.refusal);
  }
}

function refusalOf(match: Match, seat: Seat): WireRefusal | undefined {
  if (!mayBeHinted(match, seat)) return 'no-hint';
  if (stateOf(match) === 'ended') return 'match-over';
  return match.turn.seat === seat ? undefined : 'out-of-turn';
}

function ackOf({ board, ply, action, value, hasTable }: PlyAnswer): HintAck {
  return {
    ok: true,
    board,
    ply,
    action: formatAction(action),
    value,
    isProven: value.kind === 'exact',
    hasTable,
  };
}
