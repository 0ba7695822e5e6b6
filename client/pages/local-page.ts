/** `<local-page>`: two people at one screen, without a server. */
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { MatchSetup, Mode } from '../../shared/match/setup.ts';
import { LocalController } from '../local/local-controller.ts';
import type { MatchController } from '../match/controller.ts';
import { LocalizedElement } from '../text/localized-element.ts';
import { readLocalSetup } from './local-setup.ts';
import './play-view.ts';

@customElement('local-page')
export class LocalPage extends LocalizedElement {
  static override readonly styles = css`
    main {
      block-size: 100svh;
    }
  `;

  @property({ attribute: false }) mode: Mode = 'final';
  @state() private controller: MatchController | null = null;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.controller?.close();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('mode')) this.#start(readLocalSetup(this.mode, history.state));
  }

  protected override render(): TemplateResult | typeof nothing {
    return html`<main>
      <play-view own-rematch .controller=${this.controller} @rematch-wanted=${this.#onRematch}>
      </play-view>
    </main>`;
  }

  readonly #onRematch = (): void => {
    const setup = this.controller?.view.match.setup;
    if (setup !== undefined) this.#start(setup);
  };

  #start(setup: MatchSetup): void {
    this.controller?.close();
    this.controller = new LocalController(setup, '');
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'local-page': LocalPage;
  }
}
