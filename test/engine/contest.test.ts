/** The two boards of a final as one contest: the race between them, and what a draw is worth. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pliesHereBefore, searchMatch } from '../../shared/engine/contest.ts';
import { Engine, type Finding } from '../../shared/engine/engine.ts';
import { type Played, turnAfterPly } from '../../shared/match/schedule.ts';
import { formatAction } from '../../shared/notation/action.ts';
import { type Board, startBoard } from '../../shared/rules/board.ts';
import { PLAIN_RULES, RULESETS } from '../../shared/rules/ruleset.ts';
import { boardAt } from '../support/text.ts';
import { anyShortFinal } from '../support/arbitrary-final.ts';
import { finalAt, playIn, playOutMatch } from '../support/contest-match.ts';
import { type Known, tableKnowing } from '../support/known-table.ts';
import { drawMatch } from '../support/match-play.ts';
import { finalSetup } from '../support/match-setup.ts';

const engine = new Engine({ memoryBits: 14 });

describe('the race', () => {
  test.each([0, 1] as const)(
    'counts plies as the schedule does, from ply %i of a pair',
    (pairPly) => {
      const boards = { left: startBoard(PLAIN_RULES), right: startBoard(PLAIN_RULES, 'tigers') };
      let match: Played = {
        setup: finalSetup(),
        boards,
        turn: { board: 'left', seat: 'host', pairPly },
      };
      let here = 0;
      let beside = 0;
      for (let ply = 0; ply < 20; ply++) {
        if (match.turn.board === 'left') here++;
        else expect(pliesHereBefore(pairPly, ++beside)).toBe(here);
        match = { ...match, turn: turnAfterPly(match) };
      }
    },
  );

  test('is judged and played as trying everything on both boards would', () => {
    fc.assert(
      fc.property(anyShortFinal, (match) => {
        const { seat } = match.turn;
        const best = playOutMatch(match, seat);
        const { finding } = searchMatch(engine, match, { depth: 8 });
        expect(playOutMatch(playIn(match, finding.action), seat), drawMatch(match)).toBe(best);
        const { value } = finding;
        if (value.kind !== 'exact') throw new Error(`${value.kind} of a whole tree`);
        const side = match.boards.left.position.toAct;
        const result = value.result === 'draw' ? 0 : value.result === side ? 1 : -1;
        expect(result, drawMatch(match)).toBe(best);
      }),
      { numRuns: 200 },
    );
  });
});

describe('what is right on one board depends on the other', () => {
  // On the right board one goat is captured, and the table knows all such positions alike: the guest,
  // who has the goats there, loses in ten plies or wins in nine. Ten plies are played on the left board
  // before either.
  const RIGHT = boardAt('GGGTG/GGGGG/TGG1G/GGTGG/GGG1T g 0 1', RULESETS.threefold);
  const wonRight = { tigers: 8, goats: 9 };
  const lostRight = { tigers: 9, goats: 8 };

  /** What the guest, with the tigers to act on the left board, does with and without the right one. */
  function choices(left: Board, known: Readonly<Record<number, Known>>): Choices {
    const table = tableKnowing(known);
    const alone = new Engine({ table, memoryBits: 12 }).search(left, { depth: 4 });
    const match = finalAt(left, RIGHT);
    const { finding } = searchMatch(new Engine({ table, memoryBits: 12 }), match, { depth: 4 });
    return { alone: formatAction(alone.action), inFinal: formatAction(finding.action), finding };
  }

  // One quiet ply before a draw: every step draws, every capture plays on.
  const lastQuietPly = (text: string): Board => ({
    ...boardAt(text, RULESETS.threefold),
    quietPlies: 99,
  });

  test('a promising capture alone, but a certain draw where the other board is being won', () => {
    const left = lastQuietPly('GG1TG/TGGGG/TGG1G/GG1GT/GGGGG t 0 2');
    const { alone, inFinal, finding } = choices(left, { 1: wonRight });
    expect(alone).toMatch(/x/);
    expect(inFinal).not.toMatch(/x/);
    expect(finding.value).toMatchObject({ kind: 'exact', result: 'tigers' });
  });

  test('a draw alone, but a risky capture where the other board is being lost', () => {
    const left = lastQuietPly('GG1GG/TGGTT/GGG1G/T1GGG/GGGGG t 0 2');
    const { alone, inFinal, finding } = choices(left, { 1: lostRight });
    expect(alone).not.toMatch(/x/);
    expect(inFinal).toMatch(/x/);
    expect(finding.value.kind).toBe('estimate');
  });

  const LEFT = boardAt('GG1TG/TGGGG/TGG1G/GG1GT/GGGGG t 0 2', RULESETS['devils-plan']);

  test('a slow win alone, but something quicker where the other board is lost before', () => {
    const slow = { tigers: 31, goats: 30 };
    const { alone, inFinal } = choices(LEFT, { 1: lostRight, 2: slow });
    expect(alone).not.toMatch(/x/);
    expect(inFinal).toMatch(/x/);
  });

  test('hope alone, but a certain slow loss where the other board is won before', () => {
    const slow = { tigers: 40, goats: 39 };
    const { alone, inFinal, finding } = choices(LEFT, { 1: wonRight, 2: slow });
    expect(alone).toMatch(/x/);
    expect(inFinal).not.toMatch(/x/);
    expect(finding.value).toMatchObject({ kind: 'exact', result: 'tigers' });
  });

  test('a win that is in time is played for, whatever the other board threatens', () => {
    const quick = { tigers: 9, goats: 8 };
    const { finding } = choices(LEFT, { 1: lostRight, 2: quick });
    expect(finding.value).toEqual({ kind: 'exact', result: 'tigers', plies: 9 });
  });

  test('and is given up for hope where it comes one pair of plies late', () => {
    const late = { tigers: 11, goats: 10 };
    const { inFinal, finding } = choices(LEFT, { 1: lostRight, 2: late });
    expect(inFinal).toMatch(/x/);
    expect(finding.value.kind).toBe('estimate');
  });
});

interface Choices {
  readonly alone: string;
  readonly inFinal: string;
  readonly finding: Finding;
}
