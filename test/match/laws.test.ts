/** What holds in every match, whatever is asked of it and when. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apply } from '../../shared/match/apply.ts';
import type { Decision } from '../../shared/match/decision.ts';
import type { MatchEvent } from '../../shared/match/event.ts';
import type { Match } from '../../shared/match/match.ts';
import { seatOf } from '../../shared/match/seat.ts';
import { countPoints } from '../../shared/rules/point.ts';
import { PLAIN_RULES } from '../../shared/rules/ruleset.ts';
import { anyRuleset } from '../support/arbitrary.ts';
import { anyWish, commandFor, type Wish } from '../support/arbitrary-command.ts';
import { MatchPlay } from '../support/match-play.ts';
import { classicSetup, finalSetup } from '../support/match-setup.ts';

const anySetup = fc.oneof(
  anyRuleset.map((ruleset) => finalSetup({ ruleset, clockMs: 10_000 })),
  // Short boards, so that drop-outs at either ply of a pair are common.
  fc
    .integer({ min: 3, max: 12 })
    .map((plyLimit) => finalSetup({ ruleset: { ...PLAIN_RULES, name: 'custom', plyLimit } })),
  anyRuleset.map((ruleset) => classicSetup({ ruleset, clockMs: 10_000 })),
  anyRuleset.map((ruleset) => classicSetup({ ruleset, clockMs: null, hostSide: 'tigers' })),
);

const anyWishes = fc.array(anyWish, { maxLength: 120 });

/** Calls `onStep` around each wish, with the match before it and the time then. */
function playAll(
  play: MatchPlay,
  wishes: readonly Wish[],
  onStep: (before: Match, decided: Decision) => void,
): void {
  for (const wish of wishes) {
    play.wait(wish.waitMs);
    const before = play.match;
    onStep(before, play.ask(commandFor(before, wish)));
  }
}

/** Plays the wishes of a random match and checks a law at each step. */
function holds(check: (play: MatchPlay, before: Match, decided: Decision) => void): void {
  fc.assert(
    fc.property(anySetup, fc.boolean(), anyWishes, (setup, isBegun, wishes) => {
      const play = isBegun ? MatchPlay.begin(setup) : new MatchPlay(setup);
      playAll(play, wishes, (before, decided) => check(play, before, decided));
    }),
  );
}

/** Whether a new ply's clock starts with the event. */
function startsClock(before: Match, event: MatchEvent): boolean {
  if (event.kind === 'draw-agreed') return event.object === before.turn.board;
  return ['ply', 'clock-started', 'taken-back'].includes(event.kind);
}

describe('in every match', () => {
  it('a refused command changes nothing', () => {
    holds((play, before, decided) => {
      if (decided.kind === 'refused') expect(play.match).toBe(before);
    });
  });

  it('an accepted command makes one event', () => {
    holds((play, before, decided) => {
      if (decided.kind !== 'refused') expect(play.match.seq).toBe(before.seq + 1);
    });
  });

  it('within a ply the clock never gains but by a visible shift, and never exceeds a full one', () => {
    holds((play, before, decided) => {
      const { clock, setup } = play.match;
      if (clock !== null) expect(clock.fullMs).toBeLessThanOrEqual(setup.clockMs ?? 0);
      if (clock === null || before.clock === null || decided.kind === 'refused') return;
      const { event } = decided;
      if (event.kind === 'clock-shifted' || startsClock(before, event)) return;
      expect(clock.deadlineMs).toBe(before.clock.deadlineMs);
    });
  });

  it('a ply has no more time left than its clock was set to', () => {
    holds((_play, before, decided) => {
      if (decided.kind !== 'accepted' || decided.event.kind !== 'ply') return;
      const fullMs = before.clock?.fullMs ?? before.setup.clockMs;
      const { leftMs } = decided.event;
      if (fullMs === null) expect(leftMs).toBeNull();
      else expect(leftMs).toSatisfy((left: number) => left >= 0 && left <= fullMs);
    });
  });

  it('the flag falls only after the deadline', () => {
    holds((play, before, decided) => {
      if (decided.kind === 'refused' || decided.event.kind !== 'flag') return;
      expect(play.nowMs).toBeGreaterThan(before.clock?.deadlineMs ?? Infinity);
    });
  });

  it('the log, replayed, gives the same match', () => {
    fc.assert(
      fc.property(anySetup, anyWishes, (setup, wishes) => {
        const play = MatchPlay.begin(setup);
        playAll(play, wishes, () => {});
        const replayed = play.log.reduce<Match | null>(
          (match, { event, atMs }) => apply(match, event, atMs),
          null,
        );
        expect(replayed).toEqual(play.match);
      }),
    );
  });

  it('seats alternate, but where a board drops out the host may act twice, once on each board', () => {
    holds((play, before, decided) => {
      if (decided.kind !== 'accepted' || decided.event.kind !== 'ply') return;
      const { match } = play;
      if (match.outcome !== null || match.turn.seat !== before.turn.seat) return;
      const { left, right } = match.boards;
      expect(match.turn.seat).toBe('host');
      expect(match.turn.board).not.toBe(before.turn.board);
      expect([left.outcome, right?.outcome].filter((outcome) => outcome !== null)).toHaveLength(1);
    });
  });

  it('the seat at turn has the side to act on an open board', () => {
    holds(({ match }) => {
      if (match.outcome !== null) return;
      const { board: name, seat } = match.turn;
      const board = match.boards[name];
      expect(board?.outcome).toBeNull();
      expect(seatOf(match.setup, board?.position.toAct ?? 'goats', name)).toBe(seat);
    });
  });

  it('on each board goats in hand, on the board and captured make twenty', () => {
    holds(({ match }) => {
      for (const board of [match.boards.left, match.boards.right]) {
        if (board === null) continue;
        const { inHand, captured, goats, tigers } = board.position;
        expect(inHand + captured + countPoints(goats)).toBe(20);
        expect(countPoints(tigers)).toBe(4);
      }
    });
  });

  it('the plies that stand are those of its boards', () => {
    holds(({ match }) => {
      const { left, right } = match.boards;
      expect(match.plies).toHaveLength(left.plies + (right?.plies ?? 0));
    });
  });

  it('once it has ended nothing but a rematch follows, and no clock runs or offer stands', () => {
    holds(({ match }, before, decided) => {
      if (match.outcome === null) return;
      expect([match.clock, match.offers, match.takeback]).toEqual([null, [], null]);
      if (before.outcome === null || decided.kind === 'refused') return;
      expect(decided.event.kind).toMatch(/^rematch-/);
      expect(match.outcome).toBe(before.outcome);
    });
  });

  it('at most one offer of a draw stands for each seat and object', () => {
    holds(({ match }) => {
      const keys = match.offers.map(({ seat, object }) => `${seat} ${object}`);
      expect(new Set(keys).size).toBe(keys.length);
    });
  });
});
