/** What moves on a board when an action is played. */
import { expect, test, vi } from 'vitest';
import { animateAction } from '../../client/elements/board-motion.ts';
import { actionOf } from '../support/text.ts';

/** An element as far as motion touches it: it takes frames, and says when they are over. */
function fakePiece(): { piece: HTMLElement; frames: Keyframe[]; remove: () => void } {
  const frames: Keyframe[] = [];
  const remove = vi.fn();
  const animate = (given: Keyframe[]): { finished: Promise<void> } => {
    frames.push(...given);
    return { finished: Promise.resolve() };
  };
  return { piece: { animate, remove } as unknown as HTMLElement, frames, remove };
}

const CHEAP = ['transform', 'opacity', 'offset'];

test.each(['c3', 'a1-b2', 'a1xc3'])('%s moves by transforms and opacity alone, to rest', (text) => {
  const mover = fakePiece();
  animateAction(actionOf(text), { piece: mover.piece, captured: null }, false);
  expect(mover.frames.length).toBeGreaterThan(1);
  expect(mover.frames.flatMap(Object.keys).filter((name) => !CHEAP.includes(name))).toEqual([]);
  expect(mover.frames.at(-1)?.['transform']).toBe('none');
});

test('a captured goat fades, and its likeness is gone at the end', async () => {
  const [tiger, goat] = [fakePiece(), fakePiece()];
  animateAction(actionOf('a1xc3'), { piece: tiger.piece, captured: goat.piece }, false);
  expect(goat.frames.at(-1)?.['opacity']).toBe(0);
  await vi.waitFor(() => {
    expect(goat.remove).toHaveBeenCalledOnce();
  });
});
