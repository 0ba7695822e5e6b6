/** One drawn board under pointer, finger and keyboard, and what is seen moving on it. */
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../client/elements/bagh-board.ts';
import { formatPoint } from '../../shared/notation/point.ts';
import { actionOf, positionOf } from '../support/text.ts';
import { change, mount, record } from './mount.ts';

type BaghBoard = HTMLElementTagNameMap['bagh-board'];

const ONE_GOAT = positionOf('T3T/5/5/1G3/T3T t 19 0');

function point(name: string) {
  return page.getByRole('button', { name: new RegExp(`^${name},`) });
}

/** Drags with the pointer from one point to another, by the events a browser would send. */
function drag(board: BaghBoard, from: string, to: string): void {
  const [start, end] = [from, to].map((name) => {
    const box = point(name).element().getBoundingClientRect();
    return { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
  });
  const grid = board.renderRoot.querySelector('[role="grid"]');
  const common = { pointerId: 1, button: 0, bubbles: true };
  grid?.dispatchEvent(new PointerEvent('pointerdown', { ...common, ...start }));
  grid?.dispatchEvent(new PointerEvent('pointermove', { ...common, ...end }));
  grid?.dispatchEvent(new PointerEvent('pointerup', { ...common, ...end }));
}

function listen(board: BaghBoard): string[] {
  const told = record(board, 'point-activate', (event) => `tap ${formatPoint(event.point)}`);
  board.addEventListener('point-drag', ({ from, to }) =>
    told.push(`drag ${formatPoint(from)} ${formatPoint(to)}`),
  );
  board.addEventListener('selection-cancel', () => told.push('cancel'));
  return told;
}

/** The animations that pieces are in. */
function running(board: BaghBoard): Animation[] {
  const pieces = [...board.renderRoot.querySelectorAll('.piece')];
  return pieces.flatMap((piece) => piece.getAnimations());
}

describe('a board', () => {
  test('is a named grid of 25 buttons that say what stands where', async () => {
    await mount('bagh-board', { position: ONE_GOAT, label: 'Left board' });
    await expect.element(page.getByRole('grid', { name: 'Left board' })).toBeInTheDocument();
    expect(page.getByRole('grid').getByRole('button').elements()).toHaveLength(25);
    await expect.element(page.getByRole('button', { name: 'b2, goat' })).toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'a1, tiger' })).toBeInTheDocument();
  });

  test('tells which point was tapped, turned around too', async () => {
    const board = await mount('bagh-board', {});
    const told = listen(board);
    await point('c4').click();
    await change(board, { flipped: true });
    await point('a1').click();
    expect(told).toEqual(['tap c4', 'tap a1']);
  });

  test('fills the smaller side of its box with a square', async () => {
    const board = await mount('bagh-board', {}, { width: 300, height: 200 });
    const square = board.renderRoot.querySelector('.frame')?.getBoundingClientRect();
    expect([square?.width, square?.height, square?.left]).toEqual([200, 200, 50]);
  });

  test('does nothing while disabled', async () => {
    const told = listen(await mount('bagh-board', { disabled: true }));
    await point('c4').click({ force: true });
    expect(told).toEqual([]);
  });

  test('is a mere image, without buttons, as a picture', async () => {
    await mount('bagh-board', { picture: true, label: 'A live board' });
    await expect.element(page.getByRole('img', { name: 'A live board' })).toBeInTheDocument();
    expect(page.getByRole('button').elements()).toHaveLength(0);
  });
});

describe('by keyboard', () => {
  test('one point is in the tab order, arrows go on from it, Enter and Space act', async () => {
    const told = listen(await mount('bagh-board', {}));
    await userEvent.keyboard('{Tab}{Enter}{ArrowUp}{ArrowLeft}{Enter}{End} ');
    expect(told).toEqual(['tap c3', 'tap b4', 'tap e4']);
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(document.activeElement).toBe(document.body);
  });

  test('Escape cancels', async () => {
    const told = listen(await mount('bagh-board', {}));
    await userEvent.keyboard('{Tab}{Escape}');
    expect(told).toEqual(['cancel']);
  });

  test('focus() returns to the point the keyboard was last on', async () => {
    const board = await mount('bagh-board', {});
    const told = listen(board);
    await userEvent.keyboard('{Tab}{ArrowDown}');
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    board.focus();
    await userEvent.keyboard('{Enter}');
    expect(told).toEqual(['tap c2']);
  });
});

describe('dragging', () => {
  test('tells from where to where, once, and is no tap', async () => {
    const board = await mount('bagh-board', { position: ONE_GOAT, movable: ONE_GOAT.tigers });
    const told = listen(board);
    drag(board, 'a1', 'a2');
    expect(told).toEqual(['drag a1 a2']);
  });

  test('off the board cancels', async () => {
    const board = await mount('bagh-board', { position: ONE_GOAT, movable: ONE_GOAT.tigers });
    const told = listen(board);
    const grid = board.renderRoot.querySelector('[role="grid"]');
    const { x, y } = point('a1').element().getBoundingClientRect();
    const common = { pointerId: 1, button: 0, bubbles: true };
    grid?.dispatchEvent(
      new PointerEvent('pointerdown', { ...common, clientX: x + 20, clientY: y + 20 }),
    );
    grid?.dispatchEvent(new PointerEvent('pointermove', { ...common, clientX: 900, clientY: 900 }));
    grid?.dispatchEvent(new PointerEvent('pointerup', { ...common, clientX: 900, clientY: 900 }));
    expect(told).toEqual(['cancel']);
  });

  test('is impossible with a piece that is not movable', async () => {
    const board = await mount('bagh-board', { position: ONE_GOAT, movable: ONE_GOAT.tigers });
    const told = listen(board);
    drag(board, 'b2', 'b3');
    expect(told).toEqual([]);
  });
});

describe('motion', () => {
  const captured = {
    position: positionOf('T3T/5/2T2/5/4T g 19 1'),
    lastAction: actionOf('a1xc3'),
  };

  test('follows the action of the next ply, and the captured goat goes', async () => {
    const board = await mount('bagh-board', { position: ONE_GOAT, plyCount: 4 });
    await change(board, { ...captured, plyCount: 5 });
    expect(running(board)).toHaveLength(2);
    for (const animation of running(board)) animation.finish();
    await Promise.all(running(board).map(({ finished }) => finished));
    expect(board.renderRoot.querySelectorAll('.piece.goat')).toHaveLength(0);
  });

  test('is that of the same piece, and no other is drawn anew', async () => {
    const board = await mount('bagh-board', { position: ONE_GOAT, plyCount: 4 });
    const tigers = () => [...board.renderRoot.querySelectorAll('.piece.tiger')];
    const before = tigers();
    await change(board, { ...captured, plyCount: 5 });
    expect(tigers().map((tiger) => before.indexOf(tiger))).toEqual([0, 1, 2, 3]);
  });

  test('is not there when the board jumps or is still', async () => {
    const board = await mount('bagh-board', { position: ONE_GOAT, plyCount: 4 });
    await change(board, { ...captured, plyCount: 9 });
    expect(running(board)).toEqual([]);
    await change(board, { position: ONE_GOAT, lastAction: null, plyCount: 4, still: true });
    await change(board, { ...captured, plyCount: 5 });
    expect(running(board)).toEqual([]);
  });

  test('begins with the pending action and is over when that is answered', async () => {
    const board = await mount('bagh-board', { position: ONE_GOAT, plyCount: 4 });
    await change(board, { pending: actionOf('a1xc3') });
    expect(running(board)).toHaveLength(2);
    const before = running(board);
    await change(board, { ...captured, plyCount: 5, pending: null });
    expect(running(board)).toEqual(before);
  });
});
