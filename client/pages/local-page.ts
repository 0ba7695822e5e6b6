/** `<local-page>`: a match in this browser, without a server: two at one screen, or against the computer. */
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { rematchSetup } from '../../shared/match/rematch.ts';
import { tabTexts } from '../connection/kept-text.ts';
import { browserTimers } from '../connection/timers.ts';
import { KeptMatch } from '../local/kept-match.ts';
import { LocalController } from '../local/local-controller.ts';
import { LocalMatch } from '../local/local-match.ts';
import type { MatchController } from '../match/controller.ts';
import type { LocalPlace } from '../routing/local-path.ts';
import { rememberHere } from '../routing/navigation.ts';
import { settings } from '../settings/settings.ts';
import { LocalizedElement } from '../text/localized-element.ts';
import { type LocalStart, readLocalStart } from './local-setup.ts';

@customElement('local-page')
export class LocalPage extends LocalizedElement {
  static override readonly styles = css`
    main {
      block-size: calc(100svh - var(--above, 0px));
    }
  `;

  @property({ attribute: false }) place: LocalPlace = { mode: 'final', computer: null };
  @state() private controller: MatchController | null = null;
  /** Counts starts: only the latest is played, whenever its code is here. */
  #starts = 0;

  #kept = keptAt(this.place);

  override connectedCallback(): void {
    super.connectedCallback();
    // What is needed later comes now: there may be no network then.
    const parts = [
      import('./play-sheets.ts'),
      import('./play-more.ts'),
      import('./about-match.ts'),
      import('../sound/match-sound.ts'),
      import('./hint-answer.ts'),
    ];
    // Without them a match is played as well.
    for (const part of parts) part.catch(() => {});
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#starts += 1;
    this.controller?.close();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('place')) return;
    this.#kept = keptAt(this.place);
    const past = isStarted(history.state)
      ? LocalMatch.resume(this.#kept.load(), browserTimers)
      : null;
    if (past !== null) void this.#play(past);
    else this.#start(readLocalStart(this.place, history.state, settings.current.name, Math.random));
    // Only this entry of the history leads back to the match; a new one starts anew.
    rememberHere({ ...history.state, isStarted: true });
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
    this.#start(
      match.setup.computer === null ? { setup: match.setup, guestName: '' } : rematchSetup(match),
    );
  };

  #start({ setup, guestName }: LocalStart): void {
    void this.#play(LocalMatch.begin(setup, guestName, browserTimers));
  }

  async #play(local: LocalMatch): Promise<void> {
    this.#starts += 1;
    const start = this.#starts;
    this.controller?.close();
    const { setup } = local.match;
    if (setup.computer === null) this.controller = new LocalController(local);
    else {
      const { playComputer } = await import('../local/play-computer.ts');
      if (start !== this.#starts) return;
      this.controller = playComputer({ ...setup, computer: setup.computer }, local);
    }
    const keep = (): void => {
      this.#kept.save(local.events);
    };
    local.subscribe(keep);
    keep();
  }
}

function keptAt({ mode, computer }: LocalPlace): KeptMatch {
  return new KeptMatch(tabTexts(), computer === null ? mode : `${mode}.computer`);
}

function isStarted(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isStarted' in state;
}

declare global {
  interface HTMLElementTagNameMap {
    'local-page': LocalPage;
  }
}
