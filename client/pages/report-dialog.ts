/** `<report-dialog>`: what the page knows of a problem, to be copied or sent to the operators. */
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { Match } from '../../shared/match/match.ts';
import type { About } from '../../shared/wire/rest.ts';
import { readAbout } from '../connection/rest.ts';
import { Modal } from '../elements/modal.ts';
import type { Prose } from '../text/catalogue.ts';
import { text } from '../text/locale.ts';
import { ProseController } from '../text/prose.ts';
import { reportLink, writeReport } from './problem-report.ts';

@customElement('report-dialog')
export class ReportDialog extends Modal {
  static override readonly styles = [
    ...Modal.styles,
    css`
      label {
        display: grid;
        gap: 6px;
        margin-block: 14px 18px;
        text-align: start;
        font-weight: 600;
      }
      textarea {
        inline-size: 100%;
        block-size: min(40svh, 18rem);
        padding: 10px 12px;
        border: 1.5px solid var(--rule-strong);
        border-radius: var(--radius);
        background: var(--paper);
        color: var(--ink);
        font: 400 0.9375rem/var(--lines) var(--sans);
        resize: vertical;
      }
      .told {
        min-block-size: 1.5em;
        margin: 0;
      }
    `,
  ];

  @property({ attribute: false }) match: Match | null = null;
  @property({ attribute: false }) matchId: string | null = null;

  @state() private about: About | null = null;
  @state() private told = '';
  /** As the person left it, to be sent. */
  @state() private written = '';
  @query('textarea') private readonly field: HTMLTextAreaElement | undefined;

  readonly #prose = new ProseController(this);

  constructor() {
    super();
    this.addEventListener('dialog-cancel', this.#onClose);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('open') || !this.open) return;
    this.told = '';
    this.written = '';
    void readAbout().then((about) => {
      if (about.ok) this.about = about.value;
    });
  }

  protected override renderContent(): TemplateResult {
    const { words } = this.#prose;
    return words === null
      ? html`<h2 id="heading">…</h2>
          ${this.#renderClose()}`
      : this.#renderReport(words);
  }

  #renderReport({ report }: Prose): TemplateResult {
    const written = this.written === '' ? this.#write(report.prompt) : this.written;
    const reportTo = this.about?.reportTo ?? null;
    return html`<h2 id="heading">${report.title}</h2>
      <p>${report.lead}</p>
      <label>
        ${report.text}
        <textarea
          data-first
          spellcheck="false"
          .value=${written}
          @input=${(event: Event) => {
            this.written = (event.target as HTMLTextAreaElement).value;
          }}
        ></textarea>
      </label>
      <p class="told" role="status">${this.told}</p>
      ${this.about !== null && reportTo === null ? html`<p>${report.nowhere}</p>` : nothing}
      <div class="actions">
        ${
          reportTo === null
            ? nothing
            : html`<a
                class="button primary"
                target="_blank"
                rel="noopener"
                href=${reportLink(reportTo, written)}
                >${report.send}</a
              >`
        }
        <button class="button" type="button" @click=${() => void this.#copy(written, report)}>
          ${report.copy}
        </button>
        ${this.#renderClose()}
      </div>`;
  }

  #renderClose(): TemplateResult {
    return html`<button class="button quiet" type="button" @click=${this.#onClose}>
      ${text().dialog.close}
    </button>`;
  }

  #write(prompt: string): string {
    return writeReport(prompt, {
      match: this.match,
      matchId: this.matchId,
      version: this.about?.version ?? '?',
      browser: navigator.userAgent,
      language: document.documentElement.lang,
    });
  }

  async #copy(written: string, words: Prose['report']): Promise<void> {
    try {
      await navigator.clipboard.writeText(written);
      this.told = words.copied;
    } catch {
      // Pages that came over plain HTTP may not write the clipboard.
      this.field?.select();
      this.told = words.copyByHand;
    }
  }

  readonly #onClose = (): void => {
    this.open = false;
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'report-dialog': ReportDialog;
  }
}
