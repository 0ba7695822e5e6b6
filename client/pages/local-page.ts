/** `<local-page>`: two people at one screen, without a server. */
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { MatchSetup, Mode } from '../../shared/match/setup.ts';
import { tabTexts } from '../connection/kept-text.ts';
import { KeptMatch } from '../local/kept-match.ts';
import { LocalController } from '../local/local-controller.ts';
import { rememberHere } from '../routing/navigation.ts';
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
  @state() private controller: LocalController | null = null;

  #kept = new KeptMatch(tabTexts(), this.mode);

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.controller?.close();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('mode')) return;
    this.#kept = new KeptMatch(tabTexts(), this.mode);
    const past = isStarted(history.state) ? LocalController.resume(this.#kept.load()) : null;
    if (past === null) this.#start(readLocalSetup(this.mode, history.state));
    else this.#play(past);
    // Only this entry of the history leads back to the match; a new one starts anew.
    rememberHere({ ...history.state, isStarted: true });
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
    this.#play(LocalController.begin(setup, ''));
  }

  #play(controller: LocalController): void {
    this.controller?.close();
    this.controller = controller;
    const keep = (): void => {
      this.#kept.save(controller.events);
    };
    controller.subscribe(keep);
    keep();
  }
}

function isStarted(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isStarted' in state;
}

declare global {
  interface HTMLElementTagNameMap {
    'local-page': LocalPage;
  }
}
