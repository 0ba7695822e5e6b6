/** `<open-record>`: a record pasted, or chosen as a file, with what is wrong with it in words. */
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { GameRecord } from '../../shared/notation/record-file.ts';
import type { RecordFault } from '../../shared/notation/record-fault.ts';
import { pageStyles } from '../pages/page-styles.ts';
import { LocalizedElement } from '../text/localized-element.ts';
import { studyText } from '../text/study-text.ts';
import { controlStyles } from '../theme/controls.ts';
import { MOST_LETTERS, openRecords } from './opened-records.ts';
import { recordTextStyles } from './record-text.styles.ts';
import { sayRecordFault } from './say-fault.ts';

/** Records were read; `records` has one at least. */
export class RecordsOpenedEvent extends Event {
  readonly records: readonly GameRecord[];

  constructor(records: readonly GameRecord[]) {
    super('records-opened', { bubbles: true, composed: true });
    this.records = records;
  }
}

/** As many as anyone reads; more of them say the same. */
const MOST_FAULTS = 5;

/** @fires records-opened - `RecordsOpenedEvent` */
@customElement('open-record')
export class OpenRecord extends LocalizedElement {
  static override readonly styles = [
    controlStyles,
    pageStyles,
    recordTextStyles,
    css`
      :host {
        display: grid;
        gap: 14px;
        min-inline-size: 0;
      }
      .actions {
        align-items: center;
      }
      .file {
        position: relative;
        overflow: hidden;
      }
      .file input:not([type='radio'], [type='checkbox']) {
        position: absolute;
        inset: 0;
        min-block-size: 0;
        opacity: 0;
        cursor: pointer;
      }
      .file:focus-within {
        outline: 3px solid var(--glow);
        outline-offset: 2px;
      }
      .faults {
        overflow-wrap: anywhere;
      }
      ul {
        margin: 4px 0 0;
        padding-inline-start: 1.2em;
        font-weight: 400;
      }
    `,
  ];

  /** What is wrong before anything was tried: a link that is no record. */
  @property({ attribute: false }) problem = '';

  @state() private faults: readonly RecordFault[] = [];
  @state() private complaint = '';
  @query('textarea') private readonly field: HTMLTextAreaElement | undefined;

  /** Reads a file as if it had been chosen here. */
  async openFile(file: File): Promise<void> {
    if (file.size > MOST_LETTERS) {
      this.#complain(studyText().replay.open.tooLong);
      return;
    }
    try {
      this.open(await file.text());
    } catch {
      // Gone since, or not ours to read.
      this.#complain(studyText().replay.open.unreadableFile);
    }
  }

  /** Reads a text, and tells what is wrong with it or that there is something to show. */
  open(text: string): void {
    if (text.length > MOST_LETTERS) {
      this.#complain(studyText().replay.open.tooLong);
      return;
    }
    const { records, faults } = openRecords(text);
    this.faults = faults;
    this.complaint = records.length + faults.length === 0 ? studyText().replay.open.nothing : '';
    this.problem = '';
    if (records.length > 0) this.dispatchEvent(new RecordsOpenedEvent(records));
  }

  protected override render(): TemplateResult {
    const words = studyText().replay.open;
    const complaint = this.complaint === '' ? this.problem : this.complaint;
    return html`<label class="field">
        ${words.text}
        <textarea spellcheck="false" autocomplete="off"></textarea>
      </label>
      <div class="actions">
        <button class="button primary" type="button" @click=${this.#onShow}>${words.show}</button>
        <label class="button file">
          ${words.file}
          <input type="file" accept=".txt,.pgn,.fen,.obx,text/plain" @change=${this.#onFile} />
        </label>
      </div>
      <div class="faults" role="alert">
        ${complaint === '' ? nothing : html`<p class="fault">${complaint}</p>`}
        ${this.faults.length === 0 ? nothing : this.#renderFaults()}
      </div>`;
  }

  #renderFaults(): TemplateResult {
    return html`<p class="fault">${studyText().replay.open.faulty(this.faults.length)}</p>
      <ul>
        ${this.faults.slice(0, MOST_FAULTS).map((fault) => html`<li>${sayRecordFault(fault)}</li>`)}
      </ul>`;
  }

  #complain(sentence: string): void {
    this.faults = [];
    this.complaint = sentence;
  }

  readonly #onShow = (): void => {
    this.open(this.field?.value ?? '');
  };

  readonly #onFile = ({ target }: Event): void => {
    const file = target instanceof HTMLInputElement ? target.files?.[0] : undefined;
    if (file !== undefined) void this.openFile(file);
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'open-record': OpenRecord;
  }
  interface GlobalEventHandlersEventMap {
    'records-opened': RecordsOpenedEvent;
  }
}
