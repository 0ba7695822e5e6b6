/** A page for those who work on the elements: every element in every state, and whole tables. */
import { html, render, type TemplateResult } from 'lit';
import { ALL_REFUSALS } from '../../shared/wire/refusal.ts';
import { pointsIn } from '../../shared/rules/point.ts';
import { RULESETS } from '../../shared/rules/ruleset.ts';
import { threatenedGoats, trappedTigers, actionsFrom } from '../board/hints.ts';
import { ICON_PATHS, type IconName } from '../elements/icons.ts';
import { drawPiece, pieceStyles } from '../elements/piece-art.ts';
import { sayRefusal } from '../text/sentences.ts';
import { playAtRandom, setUp } from './fixtures.ts';
import './gallery-table.ts';
import '../elements/bagh-board.ts';
import '../elements/confirm-dialog.ts';
import '../elements/result-dialog.ts';
import '../elements/rules-summary.ts';

const query = new URLSearchParams(location.search);
const theme = query.get('theme');
if (theme !== null) document.documentElement.dataset['theme'] = theme;
document.adoptedStyleSheets.push(...[pieceStyles.styleSheet ?? []].flat());

const middle = playAtRandom(40, 11, 'goats');
const movement = setUp('GGGG1/GTGGG/GG1TG/GGT1G/1TGGG t 0 3');
const trapped = setUp('TGGGT/GGGGG/G1G1G/GGGGG/TGGGT t 0 1');
const tiger = pointsIn(movement.position.tigers).find(
  (point) => actionsFrom(movement, point).length > 1,
);

function figure(caption: string, board: TemplateResult): TemplateResult {
  return html`<figure>
    <div class="square">${board}</div>
    <figcaption>${caption}</figcaption>
  </figure>`;
}

function boards(): TemplateResult {
  return html`<div class="boards">
    ${figure('start', html`<bagh-board label="start" at-turn></bagh-board>`)}
    ${figure(
      'placement phase, last action, goats in danger',
      html`<bagh-board
        .position=${middle.board.position}
        .lastAction=${middle.lastAction}
        .threatened=${threatenedGoats(middle.board.position)}
      ></bagh-board>`,
    )}
    ${figure(
      'a tiger selected, its targets',
      html`<bagh-board
        at-turn
        .position=${movement.position}
        .selected=${tiger ?? null}
        .targets=${actionsFrom(movement, tiger ?? null)}
        .threatened=${threatenedGoats(movement.position)}
        .trapped=${trappedTigers(movement.position)}
      ></bagh-board>`,
    )}
    ${figure(
      'letters, flipped',
      html`<bagh-board
        piece-style="letters"
        flipped
        .position=${middle.board.position}
      ></bagh-board>`,
    )}
    ${figure(
      'trapped tigers, a picture',
      html`<bagh-board
        picture
        label="a picture"
        .position=${trapped.position}
        .trapped=${trappedTigers(trapped.position)}
      ></bagh-board>`,
    )}
  </div>`;
}

function pieces(): TemplateResult {
  return html`<div class="line sizes">
    ${[16, 20, 28, 44, 72, 120, 200].map((size) =>
      (['tiger', 'goat'] as const).map(
        (kind) =>
          html`<svg width=${size} height=${size} viewBox="0 0 100 100">${drawPiece(kind)}</svg>`,
      ),
    )}
  </div>`;
}

function elements(): TemplateResult {
  return html`<main class="gallery">
    <section>
      <h2>Pieces</h2>
      ${pieces()}
    </section>
    <section>
      <h2>Boards</h2>
      ${boards()}
    </section>
    <section>
      <h2>Rules</h2>
      <rules-summary></rules-summary><br /><rules-summary
        .mode=${'classic'}
        .ruleset=${RULESETS['memory-12']}
      ></rules-summary>
    </section>
    <section>
      <h2>Icons</h2>
      <div class="line">
        ${(Object.keys(ICON_PATHS) as IconName[]).map(
          (name) => html`<icon-button icon=${name} label=${name}></icon-button>`,
        )}
      </div>
    </section>
    <section>
      <h2>Refusals</h2>
      <ul>
        ${ALL_REFUSALS.map((code) => html`<li><code>${code}</code> ${sayRefusal(code)}</li>`)}
      </ul>
    </section>
  </main>`;
}

const view = query.get('view');
render(
  view === 'final' || view === 'classic'
    ? html`<gallery-table
        mode=${view}
        plies=${query.get('plies') ?? '0'}
        ?offline=${query.has('offline')}
      ></gallery-table>`
    : elements(),
  document.body,
);
