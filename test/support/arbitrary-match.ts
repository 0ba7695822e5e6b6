/** Random matches for laws: plies with clocks and hints, dropped boards, takebacks, every kind of end. */
import fc from 'fast-check';
import { apply } from '../../shared/match/apply.ts';
import type { MatchEvent } from '../../shared/match/event.ts';
import { bothOpen, type Match } from '../../shared/match/match.ts';
import type { MatchSetup } from '../../shared/match/setup.ts';
import { legalOn } from '../../shared/rules/board.ts';
import { SIDES } from '../../shared/rules/side.ts';
import { anyRuleset } from './arbitrary.ts';

/** Names as the server lets them in: no control characters. */
const anyName = fc
  .string({ unit: 'grapheme', maxLength: 20 })
  .map((name) => name.replace(/\p{C}/gu, ''));

const anySetup: fc.Arbitrary<MatchSetup> = fc
  .record({
    ruleset: anyRuleset,
    hostName: anyName,
    clockMs: fc.integer({ min: 10_000, max: 600_000 }),
    isUntimed: fc.boolean(),
    hostSide: fc.constantFrom(...SIDES),
    mode: fc.constantFrom('final', 'classic'),
  })
  .map(({ ruleset, hostName, clockMs, isUntimed, hostSide, mode }) => {
    const common = {
      ruleset,
      hostName,
      isPublic: false,
      allowsSpectators: true,
      spectatorDelayMs: 0,
      computer: null,
    };
    return mode === 'final'
      ? { ...common, mode: 'final', clockMs }
      : { ...common, mode: 'classic', clockMs: isUntimed ? null : clockMs, hostSide };
  });

/** What may happen at one point of a match; what does not fit there is left out. */
const anyStep = fc.record({
  kind: fc.constantFrom('ply', 'ply', 'ply', 'ply', 'ply', 'ply', 'drop', 'takeback'),
  pick: fc.nat({ max: 1000 }),
  leftMs: fc.integer({ min: 0, max: 600_000 }),
  hinted: fc.boolean(),
});
type Step = typeof anyStep extends fc.Arbitrary<infer T> ? T : never;

const anyEnd = fc.constantFrom<MatchEvent | null>(
  null,
  null,
  { kind: 'resigned', seat: 'host', leftMs: null },
  { kind: 'resigned', seat: 'guest', leftMs: null },
  { kind: 'flag', seat: 'host' },
  { kind: 'flag', seat: 'guest' },
  { kind: 'draw-agreed', seat: 'guest', object: 'match', leftMs: null },
  { kind: 'cancelled', cause: 'administrator' },
);

/** A match somewhere in its life. */
export const anyMatch: fc.Arbitrary<Match> = fc
  .record({
    setup: anySetup,
    guestName: anyName,
    steps: fc.array(anyStep, { maxLength: 120 }),
    end: anyEnd,
  })
  .map(({ setup, guestName, steps, end }) => {
    const created = apply(null, { kind: 'created', setup, rematchOf: null }, 0);
    let match = apply(created, { kind: 'joined', guestName }, 0);
    for (const step of steps) {
      const event = match.outcome === null ? eventOf(match, step) : undefined;
      if (event !== undefined) match = apply(match, event, 0);
    }
    return end === null || match.outcome !== null ? match : apply(match, end, 0);
  });

function eventOf(match: Match, { kind, pick, leftMs, hinted }: Step): MatchEvent | undefined {
  const { setup, turn, boards, plies } = match;
  if (kind === 'drop')
    return bothOpen(match) && pick % 10 === 0
      ? { kind: 'draw-agreed', seat: turn.seat, object: turn.board, leftMs: null }
      : undefined;
  if (kind === 'takeback')
    return setup.mode === 'classic' && plies.length > 1
      ? { kind: 'taken-back', seat: turn.seat, plies: pick % 2 === 0 ? 1 : 2 }
      : undefined;
  const board = boards[turn.board];
  const legal = board === null ? [] : legalOn(board);
  const action = legal[pick % Math.max(1, legal.length)];
  if (board === null || action === undefined) return undefined;
  const left = setup.clockMs === null ? null : leftMs;
  return { kind: 'ply', board: turn.board, ply: board.plies, action, leftMs: left, hinted };
}
