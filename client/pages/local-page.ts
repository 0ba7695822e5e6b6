/** `<local-page>`: a match in this browser, without a server: two at one screen, or against the computer. */
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { rematchSetup } from '../../shared/match/rematch.ts';
import { LocalController } from '../local/local-controller.ts';
import type { MatchController } from '../match/controller.ts';
import type { LocalPlace } from '../routing/local-path.ts';
import { settings } from '../settings/settings.ts';
import { LocalizedElement } from '../text/localized-element.ts';
import { type LocalStart, readLocalStart } from './local-setup.ts';
import './play-view.ts';

@customElement('local-page')
export class LocalPage extends LocalizedElement {
  static override readonly styles = css`
    main {
      block-size: 100svh;
    }
  `;

  @property({ attribute: false }) place: LocalPlace = { mode: 'final', computer: null };
  @state() private controller: MatchController | null = null;
  /** Counts starts: only the latest is played, whenever its code is here. */
  #starts = 0;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#starts += 1;
    this.controller?.close();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('place')) return;
    const { name } = settings.current;
    void this.#start(readLocalStart(this.place, history.state, name, Math.random));
  }

  protected override render(): TemplateResult | typeof nothing {
    return html`<main>
      <play-view own-rematch .controller=${this.controller} @rematch-wanted=${this.#onRematch}>
      </play-view>
    </main>`;
  }

  /** Two at one screen know themselves who takes which army now. */
  readonly #onRematch = (): void => {
    const match = this.controller?.view.match;
    if (match === undefined) return;
    void this.#start(
      match.setup.computer === null ? { setup: match.setup, guestName: '' } : rematchSetup(match),
    );
  };

  async #start({ setup, guestName }: LocalStart): Promise<void> {
    this.#starts += 1;
    const start = this.#starts;
    const { computer } = setup;
    this.controller?.close();
    if (computer === null) {
      this.controller = new LocalController(setup, guestName);
      return;
    }
    const { playComputer } = await import('../local/play-computer.ts');
    if (start === this.#starts) this.controller = playComputer({ ...setup, computer }, guestName);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'local-page': LocalPage;
  }
}
