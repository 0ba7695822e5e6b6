/** The lessons: every task can be solved, its words fit it, and what they claim is so. */
import { describe, expect, test } from 'vitest';
import { memoryTexts } from '../../client/connection/kept-text.ts';
import { keepSkill, readSkill } from '../../client/learn/kept-skill.ts';
import { keepFinished, readFinished } from '../../client/learn/learn-progress.ts';
import { LESSONS } from '../../client/learn/lessons.ts';
import type { LessonWords } from '../../client/learn/lesson-words.ts';
import {
  actionOf,
  boardOf,
  isBlockade,
  pointsAsked,
  solutionsOf,
} from '../../client/learn/practice.ts';
import { learn as en } from '../../client/text/en/learn.ts';
import { learn as ko } from '../../client/text/ko/learn.ts';
import { learn as ne } from '../../client/text/ne/learn.ts';
import { lookUpOpening } from '../../shared/engine/opening-book.ts';
import { matchPlies } from '../../shared/puzzles/race.ts';
import { formatAction } from '../../shared/notation/action.ts';
import { formatPoint } from '../../shared/notation/point.ts';
import type { Action } from '../../shared/rules/action.ts';
import { legalActions } from '../../shared/rules/legal.ts';
import { play, startPosition } from '../../shared/rules/position.ts';
import { JUMPS, type Point, pointsIn, POINTS } from '../../shared/rules/point.ts';
import { readMovementTotals } from '../support/movement-totals.ts';

const LANGUAGES = { en, ko, ne };

/** The numbers of a sentence, in whichever digits. */
function figuresIn(sentence: string): number[] {
  const latin = sentence.replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));
  return [...latin.matchAll(/\d+(\.\d+)?/g)].map(([figure]) => Number(figure));
}

/** What each task comes to, worked out by the rules: points, actions, or yes and no. */
function answersOf(id: string): readonly string[] {
  const lesson = LESSONS.find((known) => known.id === id);
  return (lesson?.practice ?? []).map((practice) => {
    if (practice.kind === 'choose') return `answer ${practice.right}`;
    const { position } = boardOf(practice.position);
    switch (practice.kind) {
      case 'mark':
        return pointsIn(pointsAsked(position, practice.ask)).map(formatPoint).join(' ');
      case 'list':
        return legalActions(position).map(formatAction).join(' ');
      case 'play':
        return solutionsOf(practice.goal, position).map(formatAction).join(' ');
      case 'judge':
        return isBlockade(position) ? 'trapped' : 'free';
    }
  });
}

test.each([
  ['board', ['a1 c1 e1 b2 d2 a3 c3 e3 b4 d4 a5 c5 e5', 'd2 c3 e3 d4']],
  ['placing', ['b1 c2 b3 d3 c4', 'c3']],
  ['tigers', ['b2 c2 b3 d3 c4 d4', 'e1', 'e4-e3 e4-e5 c5xe3 c5xe5']],
  ['captures', ['b1 d3', 'c2xe2']],
  ['winning', ['a1xc3', 'e2-d2', 'free', 'trapped', 'e3-e4']],
  ['draws', ['answer 1', 'answer 2']],
  ['final', ['answer 0', 'answer 1']],
  ['cover', ['c1', 'c4']],
  ['fork', ['c2-c3']],
  ['patience', ['a1-a2']],
  ['race', ['answer 0', 'answer 1']],
  ['studies', ['a2xc2', 'e5xc3', 'd3-d4']],
])('the answers of “%s” are %j', (id, answers) => {
  const sort = (answer: string): string => answer.split(' ').sort().join(' ');
  expect(answersOf(id).map(sort)).toEqual(answers.map(sort));
});

test('no two lessons have the same id, and all tasks are among those above', () => {
  const ids = LESSONS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect([...ids].sort()).toEqual(Object.keys(en.lessons).sort());
});

test('every board that is shown is one, and the action on it is legal', () => {
  for (const { id, boards } of LESSONS)
    for (const shown of boards) {
      if (shown === null) continue;
      const { position } = boardOf(shown.position);
      if (shown.right !== undefined) expect(boardOf(shown.right.position).outcome, id).toBeNull();
      if (shown.action !== undefined)
        expect(legalActions(position), id).toContain(actionOf(shown.action));
    }
});

describe.each(Object.entries(LANGUAGES))('in %s', (_, { lessons, figures: shown }) => {
  test('every lesson has words for each of its boards and tasks', () => {
    for (const { id, boards, practice, figures } of LESSONS) {
      const words: LessonWords = lessons[id];
      if (boards.length > 0) expect(words.parts.length, id).toBe(boards.length);
      expect(words.tasks.length, id).toBe(practice.length);
      for (const { kind, rows } of Object.values(figures ?? {}))
        expect(shown.kinds[kind].rows.length, id).toBe(rows.length);
      for (const [index, { ask, why, options }] of words.tasks.entries()) {
        expect([ask, why]).not.toContain('');
        const task = practice[index];
        if (task?.kind === 'choose') expect(options?.[task.right], id).toBeTruthy();
        else expect(options, id).toBeUndefined();
      }
    }
  });

  test('as many questions are answered as in English', () => {
    const english: LessonWords = en.lessons.questions;
    const words: LessonWords = lessons.questions;
    expect(words.answers?.length).toBe(english.answers?.length);
  });

  test('the shares of endings are those of the table', () => {
    const [, , , three, four] = readMovementTotals();
    if (three === undefined || four === undefined) throw new Error('no totals');
    const share = (part: number, all: number): number => Math.round((100 * part) / all);
    const figures = [
      share(three.goatsToAct.draw, three.positions),
      share(three.goatsToAct.goatsWin, three.positions),
      share(three.goatsToAct.tigersWin, three.positions),
      share(four.goatsToAct.tigersWin, four.positions),
    ];
    const said = (lessons.patience.parts[0] ?? '').replaceAll(/[०-९]/g, (digit) =>
      String(digit.charCodeAt(0) - 0x966),
    );
    expect([...said.matchAll(/(\d+) %/g)].map(([, figure]) => Number(figure))).toEqual(figures);
  });
});

test('of a first goat the lesson tells what the opening book says', () => {
  const start = startPosition('goats');
  const entry = lookUpOpening(start);
  expect(entry?.keeping).toHaveLength(legalActions(start).length);
  const isTaken = (action: Action): boolean =>
    legalActions(play(start, action)).some(({ kind }) => kind === 'capture');
  expect(entry && [formatAction(entry.action), isTaken(entry.action)]).toEqual(['c1', false]);
  expect(entry?.keeping.some(({ action }) => isTaken(action))).toBe(true);
});

test('of two boards of a final the lesson counts the plies up to the end of each', () => {
  const { boards } = LESSONS.find(({ id }) => id === 'race') ?? { boards: [] };
  for (const [index, shown] of boards.entries()) {
    const [left = 0, right = 0] = [shown?.known?.plies, shown?.right?.known?.plies].map(Number);
    const inMatch = [matchPlies('left', left, 'left'), matchPlies('right', right, 'left')];
    for (const { lessons } of Object.values(LANGUAGES))
      expect(figuresIn(lessons.race.parts[index] ?? '')).toEqual(expect.arrayContaining(inMatch));
  }
});

test('a goat in a corner can never be taken, on the edge only along it, inside also across', () => {
  const jumpsOver = (goat: Point): string[] =>
    POINTS.flatMap((from) =>
      (JUMPS[from] ?? [])
        .filter(({ over }) => over === goat)
        .map(({ to }) => `${formatPoint(from)}${formatPoint(to)}`),
    );
  const over = new Map(POINTS.map((point) => [formatPoint(point), jumpsOver(point)]));
  for (const corner of ['a1', 'e1', 'a5', 'e5']) expect(over.get(corner)).toEqual([]);
  expect(over.get('b1')).toEqual(['a1c1', 'c1a1']);
  expect(over.get('c1')).toEqual(['b1d1', 'd1b1']);
  expect(over.get('c3')).toHaveLength(8);
  expect(over.get('d3')).toHaveLength(4);
});

test('finished lessons are kept, and what is damaged counts as none', () => {
  const texts = memoryTexts();
  expect(readFinished(texts)).toEqual(new Set());
  keepFinished(texts, 'board');
  keepFinished(texts, 'final');
  keepFinished(texts, 'board');
  expect(readFinished(texts)).toEqual(new Set(['board', 'final']));
});

test('a skill is kept until another is chosen, or none', () => {
  const texts = memoryTexts();
  expect(readSkill(texts)).toBeNull();
  keepSkill(texts, 'fork');
  keepSkill(texts, 'cover');
  expect(readSkill(texts)).toBe('cover');
  keepSkill(texts, null);
  expect(readSkill(texts)).toBeNull();
});
