/** Every element in its states, one section of the gallery for each kind. */
import { html, type TemplateResult } from 'lit';
import { pointsIn, toPoint } from '../../shared/rules/point.ts';
import { RULESETS } from '../../shared/rules/ruleset.ts';
import { ALL_REFUSALS } from '../../shared/wire/refusal.ts';
import { actionsFrom, threatenedGoats, trappedTigers } from '../board/hints.ts';
import '../elements/bagh-board.ts';
import '../elements/board-panel.ts';
import '../elements/connection-banner.ts';
import '../elements/icon-button.ts';
import { ICON_PATHS } from '../elements/icons.ts';
import { drawPiece } from '../elements/piece-art.ts';
import '../elements/ply-clock.ts';
import '../elements/rules-summary.ts';
import '../elements/seat-badge.ts';
import { CONNECTION_STATES } from '../match/controller.ts';
import { sayRefusal } from '../text/sentences.ts';
import { openMatch, setUp } from './fixtures.ts';

const SIZES_PX = [16, 20, 28, 44, 72, 120, 200];
const PLAYED = openMatch('classic', 41).view.match;
const MOVEMENT = setUp('GGGG1/GTGGG/GG1TG/GGT1G/1TGGG t 0 3');
const TRAPPED = setUp('TGGGT/GGGGG/G1G1G/GGGGG/TGGGT t 0 1');

function figure(caption: string, content: TemplateResult): TemplateResult {
  return html`<figure>
    <div class="square">${content}</div>
    <figcaption>${caption}</figcaption>
  </figure>`;
}

function pieces(): TemplateResult {
  return html`<div class="line">
    ${SIZES_PX.map((size) =>
      (['tiger', 'goat'] as const).map(
        (kind) =>
          html`<svg width=${size} height=${size} viewBox="0 0 100 100">${drawPiece(kind)}</svg>`,
      ),
    )}
  </div>`;
}

function boards(): TemplateResult {
  const { position } = PLAYED.boards.left;
  const selected =
    pointsIn(MOVEMENT.position.tigers).find((tiger) => actionsFrom(MOVEMENT, tiger).length > 1) ??
    null;
  return html`<div class="boards">
    ${figure('start, at turn', html`<bagh-board label="start" at-turn></bagh-board>`)}
    ${figure(
      'last action, goats in danger',
      html`<bagh-board
        label="last action"
        .position=${position}
        .lastAction=${PLAYED.plies.at(-1)?.action ?? null}
        .threatened=${threatenedGoats(position)}
      ></bagh-board>`,
    )}
    ${figure(
      'a tiger selected',
      html`<bagh-board
        label="selection"
        at-turn
        .position=${MOVEMENT.position}
        .selected=${selected}
        .targets=${actionsFrom(MOVEMENT, selected)}
      ></bagh-board>`,
    )}
    ${figure('a capture to choose', captureBoard())} ${letters()}
  </div>`;
}

function letters(): TemplateResult[] {
  return [
    figure(
      'letters, flipped',
      html`<bagh-board
        label="letters"
        piece-style="letters"
        flipped
        .position=${PLAYED.boards.left.position}
      ></bagh-board>`,
    ),
    figure(
      'trapped tigers, a picture',
      html`<bagh-board
        picture
        label="trapped tigers"
        .position=${TRAPPED.position}
        .trapped=${trappedTigers(TRAPPED.position)}
      ></bagh-board>`,
    ),
  ];
}

function captureBoard(): TemplateResult {
  const board = setUp('T3T/5/5/1G3/T3T t 19 0');
  const corner = toPoint(0) ?? null;
  return html`<bagh-board
    label="capture"
    at-turn
    .position=${board.position}
    .selected=${corner}
    .targets=${actionsFrom(board, corner)}
    .threatened=${threatenedGoats(board.position)}
  ></bagh-board>`;
}

function panels(): TemplateResult {
  const drawn = { ...MOVEMENT, outcome: { result: 'draw', reason: 'ply-limit' } as const };
  const near = { ...MOVEMENT, plies: 188 };
  return html`<div class="boards">
    ${figure('won', html`<board-panel .name=${'left'} .board=${TRAPPED}></board-panel>`)}
    ${figure('drawn', html`<board-panel .name=${null} .board=${drawn}></board-panel>`)}
    ${figure(
      'a limit comes near, seen by a spectator',
      html`<board-panel
        .name=${'right'}
        .board=${near}
        .players=${{ goats: 'Asha', tigers: 'Bikram' }}
        at-turn
      ></board-panel>`,
    )}
  </div>`;
}

function smallThings(): TemplateResult {
  return html`<div class="line">
      <ply-clock .fullMs=${60_000}></ply-clock>
      <ply-clock .clock=${{ deadlineMs: 42_000, fullMs: 60_000 }}></ply-clock>
      <ply-clock .clock=${{ deadlineMs: 8_400, fullMs: 60_000 }}></ply-clock>
      <ply-clock></ply-clock>
    </div>
    ${CONNECTION_STATES.map((state) => html`<connection-banner .state=${state}></connection-banner>`)}
    <div class="line">
      <seat-badge
        .name=${'Asha'}
        .presence=${{ connected: true, ready: true, allowsText: false }}
        shows-ready
        own
      ></seat-badge>
      <seat-badge
        .name=${'Bikram'}
        .presence=${{ connected: false, ready: false }}
        to-move
      ></seat-badge>
      <seat-badge vacant .presence=${{ connected: false, ready: false }}></seat-badge>
    </div>
    <div class="line">
      ${Object.keys(ICON_PATHS).map(
        (name) => html`<icon-button icon=${name} label=${name}></icon-button>`,
      )}
    </div>`;
}

function words(): TemplateResult {
  return html`<rules-summary></rules-summary>
    <h3>Classic, Memory 12</h3>
    <rules-summary .mode=${'classic'} .ruleset=${RULESETS['memory-12']}></rules-summary>
    <ul>
      ${ALL_REFUSALS.map((code) => html`<li><code>${code}</code> ${sayRefusal(code)}</li>`)}
    </ul>`;
}

/** All of it, one section under another. */
export function renderSamples(): TemplateResult {
  return html`<main class="gallery">
    <h1>Gallery</h1>
    <section>
      <h2>Pieces</h2>
      ${pieces()}
    </section>
    <section>
      <h2>Boards</h2>
      ${boards()}
    </section>
    <section>
      <h2>Panels</h2>
      ${panels()}
    </section>
    <section>
      <h2>Small things</h2>
      ${smallThings()}
    </section>
    <section>
      <h2>Words</h2>
      ${words()}
    </section>
  </main>`;
}
