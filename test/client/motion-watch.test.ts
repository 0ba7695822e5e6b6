/** What is seen moving on a board: each action once, and nothing when the board jumps. */
import { expect, test } from 'vitest';
import { type BoardMoment, MotionWatch } from '../../client/elements/motion-watch.ts';
import { formatAction, parseAction } from '../../shared/notation/action.ts';
import { parsePoint } from '../../shared/notation/point.ts';
import type { Action } from '../../shared/rules/action.ts';
import { valueOf } from '../support/text.ts';

/** An equal copy of an action, as one that came over the wire is. */
function copyOf(text: string): Action {
  return { ...valueOf(parseAction(text), text) };
}

/** A moment as `plies last pending`, `-` for none: `3 c3 -`. */
function momentOf(text: string): BoardMoment {
  const [plies, last = '-', pending = '-'] = text.split(' ');
  return {
    plyCount: Number(plies),
    lastAction: last === '-' ? null : copyOf(last),
    pending: pending === '-' ? null : copyOf(pending),
  };
}

/** What is seen moving after the last of the moments. */
function seen(moments: readonly string[], watch = new MotionWatch()): string | null {
  let action: Action | null = null;
  for (const moment of moments) action = watch.next(momentOf(moment));
  return action === null ? null : formatAction(action);
}

test('the first sight of a board moves nothing', () => {
  expect(seen(['7 c3 -'])).toBeNull();
});

test('one ply more moves its action', () => {
  expect(seen(['7 c3 -', '8 a1-a2 -'])).toBe('a1-a2');
});

test('several plies at once move nothing', () => {
  expect(seen(['7 c3 -', '9 a1-a2 -'])).toBeNull();
});

test('a ply taken back moves nothing', () => {
  expect(seen(['7 c3 -', '6 a1-a2 -'])).toBeNull();
});

test('the same ply rendered again moves nothing', () => {
  expect(seen(['7 c3 -', '8 a1-a2 -', '8 a1-a2 -'])).toBeNull();
});

test('a pending action moves when it is sent', () => {
  expect(seen(['7 c3 -', '7 c3 a1-a2'])).toBe('a1-a2');
});

test('a pending action does not move again when it is answered', () => {
  expect(seen(['7 c3 -', '7 c3 a1-a2', '8 a1-a2 -'])).toBeNull();
  expect(seen(['7 c3 -', '7 c3 a1-a2', '8 a1-a2 a1-a2', '8 a1-a2 -'])).toBeNull();
});

test('a pending action that is refused moves nothing back', () => {
  expect(seen(['7 c3 -', '7 c3 a1-a2', '7 c3 -'])).toBeNull();
});

test('a piece dragged to its place does not move there once more', () => {
  const watch = new MotionWatch();
  seen(['7 c3 -'], watch);
  watch.noteDrag(valueOf(parsePoint('a1'), 'a1'), valueOf(parsePoint('a2'), 'a2'));
  expect(seen(['7 c3 a1-a2'], watch)).toBeNull();
  expect(seen(['8 a1-a2 -', '9 b3 -'], watch)).toBe('b3');
});

test('a refused drag does not hide another action’s motion', () => {
  const watch = new MotionWatch();
  seen(['7 c3 -'], watch);
  watch.noteDrag(valueOf(parsePoint('a1'), 'a1'), valueOf(parsePoint('d4'), 'd4'));
  expect(seen(['8 a1-a2 -'], watch)).toBe('a1-a2');
});
