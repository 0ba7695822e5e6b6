/** `<keep-record>`: a record or the moment shown, in all formats, to be copied or downloaded. */
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { BoardName } from '../../shared/match/seat.ts';
import type { PgnRefusal } from '../../shared/notation/library-pgn.ts';
import { boardNamesOf } from '../../shared/notation/timeline.ts';
import type { Result } from '../../shared/rules/result.ts';
import { saveFile } from '../connection/save-file.ts';
import { type ChoiceEvent } from '../elements/choice-group.ts';
import { pageStyles } from '../pages/page-styles.ts';
import { LocalizedElement } from '../text/localized-element.ts';
import { text } from '../text/locale.ts';
import { studyText } from '../text/study-text.ts';
import { controlStyles } from '../theme/controls.ts';
import { toPng } from './board-picture.ts';
import { recordTextStyles } from './record-text.styles.ts';
import {
  fileNameOf,
  FORMAT_NAMES,
  type FormatName,
  formatsFor,
  isOfOneBoard,
  type Keepsake,
  writeKeepsake,
} from './record-formats.ts';

/** What is shown of a record, whichever board of it is kept. */
export type ShownRecord = Omit<Keepsake, 'board'>;

@customElement('keep-record')
export class KeepRecord extends LocalizedElement {
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
    `,
  ];

  @property({ attribute: false }) shown: ShownRecord | null = null;
  /** Draws the boards as they are shown, as SVG. */
  @property({ attribute: false }) draw: () => string = () => '';

  @state() private format: FormatName | null = null;
  @state() private board: BoardName = 'left';
  /** What became of the last copy or picture, in words. */
  @state() private note = '';
  @query('textarea') private readonly field: HTMLTextAreaElement | undefined;

  protected override render(): TemplateResult | typeof nothing {
    const { shown } = this;
    if (shown === null) return nothing;
    const words = studyText().replay.keep;
    const formats = formatsFor(shown.record);
    const format = formats.find((name) => name === this.format) ?? formats[0] ?? 'board';
    const boards = boardNamesOf(shown.timeline);
    const board = boards.find((name) => name === this.board) ?? 'left';
    const written = writeKeepsake(format, { ...shown, board });
    return html`${this.#renderFormats(formats, format)}
      ${boards.length > 1 && isOfOneBoard(format) ? this.#renderBoards(boards, board) : nothing}
      ${written.ok ? this.#renderText(format, written) : html`<p class="fault">${words.cannot[written.error]}</p>`}
      <div class="actions" role="group" aria-label=${words.picture}>
        <button class="button" type="button" @click=${this.#saveSvg}>${words.picture}: SVG</button>
        <button class="button" type="button" @click=${this.#savePng}>${words.picture}: PNG</button>
      </div>
      <p role="status">${this.note}</p>`;
  }

  #renderFormats(formats: readonly FormatName[], chosen: FormatName): TemplateResult {
    const words = studyText().replay.keep;
    return html`<label class="field">
      ${words.format}
      <select @change=${this.#onFormat}>
        ${formats.map(
          (name) =>
            html`<option value=${name} ?selected=${name === chosen}>
              ${words.formats[name]}
            </option>`,
        )}
      </select>
    </label>`;
  }

  #renderBoards(boards: readonly BoardName[], chosen: BoardName): TemplateResult {
    return html`<choice-group
      .label=${studyText().replay.keep.board}
      .value=${chosen}
      .choices=${boards.map((name) => ({ value: name, label: text().boardLabel(name) }))}
      @choice=${({ value }: ChoiceEvent) => {
        this.board = boards.find((name) => name === value) ?? 'left';
      }}
    ></choice-group>`;
  }

  #renderText(
    format: FormatName,
    { value }: Extract<Result<string, PgnRefusal>, { ok: true }>,
  ): TemplateResult {
    const words = studyText().replay.keep;
    return html`<label class="field">
        ${words.text}
        <textarea readonly spellcheck="false" .value=${value}></textarea>
      </label>
      <div class="actions">
        <button class="button" type="button" @click=${() => void this.#copy(value)}>
          ${words.copy}
        </button>
        <button
          class="button primary"
          type="button"
          @click=${() => {
            saveFile(fileNameOf(format), new Blob([value], { type: 'text/plain' }));
          }}
        >
          ${words.save}
        </button>
      </div>`;
  }

  readonly #onFormat = ({ target }: Event): void => {
    const value = target instanceof HTMLSelectElement ? target.value : '';
    this.format = FORMAT_NAMES.find((name) => name === value) ?? null;
    this.note = '';
  };

  async #copy(value: string): Promise<void> {
    this.field?.select();
    try {
      await navigator.clipboard.writeText(value);
      this.note = studyText().replay.keep.copied;
    } catch {
      // Without https a page may not use the clipboard; what is selected can be copied by hand.
      this.note = studyText().replay.keep.byHand;
    }
  }

  readonly #saveSvg = (): void => {
    saveFile('twin-tigers.svg', new Blob([this.draw()], { type: 'image/svg+xml' }));
  };

  readonly #savePng = (): void => {
    void toPng(this.draw()).then((picture) => {
      if (picture === null) this.note = studyText().replay.keep.noPicture;
      else saveFile('twin-tigers.png', picture);
    });
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'keep-record': KeepRecord;
  }
}
