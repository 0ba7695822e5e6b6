/** A match's page as it is told of changes: what did not change is not drawn again. */
import type { ReactiveControllerHost } from 'lit';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { MatchController, MatchListener, MatchView } from '../../client/match/controller.ts';
import '../../client/pages/play-view.ts';
import type { MatchEvent } from '../../shared/match/event.ts';
import { failure } from '../../shared/rules/result.ts';
import { MatchPlay } from '../support/match-play.ts';
import { viewOf } from '../support/match-view.ts';
import { mount } from './mount.ts';

type PlayView = HTMLElementTagNameMap['play-view'];
type BoardPanel = HTMLElementTagNameMap['board-panel'];

/** A match that a test moves. */
class StagedController implements MatchController {
  view: MatchView;
  readonly #listeners = new Set<MatchListener>();

  constructor(view: MatchView) {
    this.view = view;
  }

  show(view: MatchView, event: MatchEvent | null = null): void {
    this.view = view;
    for (const listener of this.#listeners) listener(event);
  }

  now = (): number => 0;
  send = () => Promise.resolve(failure('not-connected' as const));
  askHint = () => Promise.resolve(failure('not-connected' as const));
  close = (): void => {};

  subscribe(listener: MatchListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

/** A window wide enough for the moves beside the boards, which have come. */
async function openWide(controller: MatchController): Promise<PlayView> {
  await page.viewport(1600, 900);
  const play = await mount('play-view', { controller }, { width: 1600, height: 900 });
  await expect.poll(() => play.renderRoot.querySelector('move-list')).not.toBeNull();
  return play;
}

function panelOf(play: PlayView, name: 'left' | 'right') {
  const panel = play.renderRoot.querySelector<BoardPanel>(`board-panel[slot=${name}]`);
  if (panel === null) throw new Error(`no ${name} board`);
  return panel;
}

function boardIn(panel: BoardPanel) {
  const board = panel.renderRoot.querySelector('bagh-board');
  if (board === null) throw new Error('no board in its panel');
  return board;
}

/** The names of those that are drawn again from here on. */
function noteDrawn(parts: Readonly<Record<string, ReactiveControllerHost>>): Set<string> {
  const drawn = new Set<string>();
  for (const [name, part] of Object.entries(parts))
    part.addController({ hostUpdated: () => void drawn.add(name) });
  return drawn;
}

function partsOf(play: PlayView): Readonly<Record<string, ReactiveControllerHost>> {
  const [left, right] = [panelOf(play, 'left'), panelOf(play, 'right')];
  const moves = play.renderRoot.querySelector('move-list');
  if (moves === null) throw new Error('no moves beside the boards');
  return { left, right, moves, 'left board': boardIn(left), 'right board': boardIn(right) };
}

/** Until every part, however deep, has been drawn. */
async function settle(play: PlayView): Promise<void> {
  await play.updateComplete;
  for (const name of ['left', 'right'] as const) {
    const panel = panelOf(play, name);
    await panel.updateComplete;
    await boardIn(panel).updateComplete;
  }
  await play.renderRoot.querySelector('move-list')?.updateComplete;
}

test('somebody who comes to watch draws neither boards nor moves again', async () => {
  const match = MatchPlay.begin().play('L.c3 L.a1-b1');
  const controller = new StagedController(viewOf(match, 'host'));
  const play = await openWide(controller);
  await settle(play);
  const drawn = noteDrawn(partsOf(play));
  controller.show({ ...controller.view, spectators: 1 });
  await settle(play);
  expect(play.renderRoot.querySelector('.watching')?.textContent).toContain('1');
  expect([...drawn]).toEqual([]);
});

test('a ply draws the moves and its own board again, and not the board it was not on', async () => {
  const match = MatchPlay.begin();
  const controller = new StagedController(viewOf(match, 'spectator'));
  const play = await openWide(controller);
  await settle(play);
  const drawn = noteDrawn(partsOf(play));
  match.play('L.c3');
  controller.show(viewOf(match, 'spectator'));
  await settle(play);
  expect(drawn).toContain('moves');
  expect(drawn).toContain('left board');
  expect(drawn).not.toContain('right board');
});

test('a ply is seen in the frame in which it comes, the words about it in the frame after', async () => {
  const match = MatchPlay.begin();
  const controller = new StagedController(viewOf(match, 'guest'));
  const play = await openWide(controller);
  await settle(play);
  const panel = panelOf(play, 'left');
  const goats = (): number => boardIn(panel).renderRoot.querySelectorAll('.piece.goat').length;
  const words = (): string => panel.renderRoot.querySelector('.facts')?.textContent ?? '';
  const before = words();
  match.play('L.c3');
  controller.show(viewOf(match, 'guest'), match.log.at(-1)?.event ?? null);
  await settle(play);
  expect([goats(), words()]).toEqual([1, before]);
  await expect.poll(words).toContain('c3');
});
