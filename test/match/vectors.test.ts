/** Two-board matches of the vectors, played by their seats through `decide` and `apply`. */
import { expect, test } from 'vitest';
import { apply } from '../../shared/match/apply.ts';
import type { SeatCommand } from '../../shared/match/command.ts';
import { decide } from '../../shared/match/decide.ts';
import type { Match } from '../../shared/match/match.ts';
import { BOARD_NAMES, otherSeat, type Seat } from '../../shared/match/seat.ts';
import { formatReason } from '../../shared/notation/reason.ts';
import { parseRuleset } from '../../shared/notation/ruleset.ts';
import { actionOf, valueOf } from '../support/text.ts';
import { type MatchVector, readVectors } from '../support/vectors.ts';

const ARRIVAL = { atMs: 0, graceMs: 300 };

test.each(readVectors('matches').map((match, index) => ({ ...match, line: index + 1 })))(
  'line $line: $ruleset, $reason',
  (vector) => {
    const { boards, outcome, setup } = playMatch(vector);
    const { left, right } = boards;
    expect([left.outcome?.result ?? null, left.outcome?.reason ?? null]).toEqual([
      vector.left,
      vector.leftReason,
    ]);
    expect([right?.outcome?.result ?? null, right?.outcome?.reason ?? null]).toEqual([
      vector.right,
      vector.rightReason,
    ]);
    expect(outcome?.result).toBe(vector.result);
    expect(outcome === null ? null : formatReason(outcome.reason, setup.mode)).toBe(vector.reason);
  },
);

/** Each ply is refused to the other seat and accepted from its own. */
function playMatch({ ruleset, plies: texts, seats }: MatchVector): Match {
  let match = startFinal(ruleset);
  const makers = seats.split('');
  for (const text of texts.split(' ')) {
    const board = BOARD_NAMES.find((name) => name.startsWith(text.charAt(0).toLowerCase()));
    if (board === undefined) throw new Error(`${text} names no board`);
    if (text.endsWith('=')) {
      match = command(match, 'guest', { kind: 'offer-draw', object: board });
      match = command(match, 'host', { kind: 'offer-draw', object: board });
      continue;
    }
    const seat = makers.shift() === 'h' ? 'host' : 'guest';
    const action = actionOf(text.slice(2));
    const plies = match.boards[board]?.plies ?? 0;
    const ply: SeatCommand = { kind: 'ply', board, ply: plies, action };
    const other = decide(match, { by: otherSeat(seat), command: ply }, ARRIVAL);
    expect(other, `${text} by the other seat`).toEqual({ kind: 'refused', refusal: 'out-of-turn' });
    match = command(match, seat, ply);
  }
  expect(makers).toEqual([]);
  return match;
}

function startFinal(ruleset: string): Match {
  const setup = {
    mode: 'final',
    ruleset: valueOf(parseRuleset(ruleset), ruleset),
    clockMs: 60_000,
    isPublic: true,
    allowsSpectators: true,
    hostName: '',
    spectatorDelayMs: 0,
    computer: null,
  } as const;
  const created = apply(null, { kind: 'created', setup, rematchOf: null }, 0);
  return apply(created, { kind: 'joined', guestName: '' }, 0);
}

function command(match: Match, seat: Seat, what: SeatCommand): Match {
  const decision = decide(match, { by: seat, command: what }, ARRIVAL);
  if (decision.kind !== 'accepted')
    throw new Error(`${what.kind} by ${seat}: ${JSON.stringify(decision)}`);
  return apply(match, decision.event, ARRIVAL.atMs);
}
