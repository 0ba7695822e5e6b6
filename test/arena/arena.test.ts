/** Matches between players, what they say about strength, and the command that plays them. */
import { describe, expect, test } from 'vitest';
import { playMatch } from '../../server/arena/arena-match.ts';
import { seededChance } from '../../shared/engine/chance.ts';
import { compareElo } from '../../server/arena/elo.ts';
import { createPlayer, parsePlayer } from '../../server/arena/player.ts';
import { LEVELS } from '../../shared/engine/levels.ts';
import { NO_TABLE } from '../../shared/engine/table-reader.ts';
import { formatMatchPlies } from '../../shared/notation/match-record.ts';
import { DEFAULT_RULESET } from '../../shared/rules/ruleset.ts';
import { runCommand } from '../support/run-command.ts';
import { valueOf } from '../support/text.ts';

describe('Elo', () => {
  test('as many wins as losses is no difference, with bounds on either side', () => {
    const { elo, low, high } = compareElo({ wins: 20, draws: 60, losses: 20 });
    expect(elo).toBeCloseTo(0);
    expect(low).toBeCloseTo(-high);
    expect(high).toBeGreaterThan(0);
  });

  test('three points of four are 191 points, by the curve', () => {
    // Half a win and half a loss are added: (750 + 0.5) of 1001.
    expect(compareElo({ wins: 750, draws: 0, losses: 250 }).elo).toBeCloseTo(190.5, 0);
  });

  test('draws narrow the bounds', () => {
    const decisive = compareElo({ wins: 60, draws: 0, losses: 40 });
    const drawish = compareElo({ wins: 20, draws: 80, losses: 0 });
    expect(drawish.high - drawish.low).toBeLessThan(decisive.high - decisive.low);
  });

  test('winning them all still leaves a lower bound', () => {
    const { low } = compareElo({ wins: 100, draws: 0, losses: 0 });
    expect(low).toBeGreaterThan(400);
    expect(low).toBeLessThan(Infinity);
  });
});

describe('players', () => {
  test('levels take settings', () => {
    expect(parsePlayer('hard,depth=4,noise=10')).toEqual({
      ok: true,
      value: { kind: 'level', level: { ...LEVELS.hard, depth: 4, noise: 10 } },
    });
    expect(parsePlayer('hard,ms=50')).toEqual({
      ok: true,
      value: { kind: 'level', level: { ...LEVELS.hard, depth: null, ms: 50 } },
    });
  });

  test.each([
    ['nobody', 'no player'],
    ['hard,depth', 'from 1 to 20, not nothing'],
    ['hard,depth=-1', 'from 1 to 20'],
    ['hard,depth=2.5', 'whole number'],
    ['easy,depth=200', 'from 1 to 20'],
    ['easy,whim=5', 'from 0 to 1'],
    ['hard,speed=3', 'no setting'],
    ['random,depth=2', 'no settings'],
  ])('%s is refused: %s', (text, clause) => {
    const read = parsePlayer(text);
    expect(read.ok ? '' : read.error).toContain(clause);
  });

  test.each(['final', 'classic'] as const)('the same seed brings the same %s', (mode) => {
    const setup = { mode, ruleset: DEFAULT_RULESET, hostSide: 'goats' } as const;
    const play = (seed: number): string[] => {
      const surroundings = { now: () => 0, chance: seededChance(seed) };
      const [host, guest] = ['greedy', 'random'].map((name) =>
        createPlayer(valueOf(parsePlayer(name), name), NO_TABLE, surroundings),
      );
      if (host === undefined || guest === undefined) throw new Error('two players');
      return formatMatchPlies(playMatch(setup, { host, guest }, seededChance(seed)));
    };
    expect(play(4)).toEqual(play(4));
    expect(play(4)).not.toEqual(play(5));
  });
});

describe('tigers arena', () => {
  test('plays as many matches as asked and counts them', async () => {
    const args = ['arena', 'greedy', 'random', '--boards', '6', '--threads', '2', '--json'];
    const { out, code } = await runCommand(args);
    const { wins, draws, losses } = JSON.parse(out) as Record<string, number>;
    expect((wins ?? 0) + (draws ?? 0) + (losses ?? 0)).toBe(6);
    expect(code).toBe(0);
  });

  test.each([
    [['arena', 'hard'], 'arena takes two players'],
    [['arena', 'hard', 'harder'], 'no player is called harder'],
    [['arena', 'hard', 'easy', '--boards', '0'], '--boards is a whole number from 1 on'],
    [['arena', 'hard', 'easy', '--mode', 'both'], '--mode is final or classic'],
  ])('%j is not understood', async (args, why) => {
    const { err, code } = await runCommand(args);
    expect(err).toContain(why);
    expect(code).toBe(2);
  });
});
