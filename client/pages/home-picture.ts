/** `<home-picture>`: a board in the middle of a match, to show what is played here. */
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { parseAction } from '../../shared/notation/action.ts';
import { parsePosition } from '../../shared/notation/position.ts';
import '../elements/bagh-board.ts';
import { LocalizedElement } from '../text/localized-element.ts';
import { text } from '../text/locale.ts';

const POSITION = parsePosition('1GT1T/G1G1G/2T2/G2G1/1G1GT g 10 2');
/** How it came about: a tiger has just taken its second goat. */
const LAST = parseAction('a1xc3');

@customElement('home-picture')
export class HomePicture extends LocalizedElement {
  static override readonly styles = css`
    :host {
      display: block;
      inline-size: min(100%, 25rem);
      aspect-ratio: 1;
      margin: 10px auto 0;
    }
    @media (max-width: 859px) {
      :host {
        display: none;
      }
    }
  `;

  protected override render(): TemplateResult | typeof nothing {
    if (!POSITION.ok) return nothing;
    return html`<bagh-board
      picture
      hide-coordinates
      .position=${POSITION.value}
      .lastAction=${LAST.ok ? LAST.value : null}
      .label=${text().home.pictureLabel}
    ></bagh-board>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'home-picture': HomePicture;
  }
}
