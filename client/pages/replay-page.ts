/** `<replay-page>`: a match of the server, or a record from anywhere, to be gone through again. */
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { GameRecord } from '../../shared/notation/record-file.ts';
import { heldSeats } from '../connection/held-seats.ts';
import { readRecord, type RecordFailure } from '../connection/record-download.ts';
import { signalPage } from '../match/page-signal.ts';
import { FileDrop } from '../replay/file-drop.ts';
import { type OpenRecord, type RecordsOpenedEvent } from '../replay/open-record.ts';
import { openRecords } from '../replay/opened-records.ts';
import { packRecord, unpackRecord } from '../replay/record-code.ts';
import { writeRecord } from '../replay/record-formats.ts';
import { formatReplayFragment, parseReplayFragment } from '../replay/replay-address.ts';
import { type MomentEvent } from '../replay/replay-view.ts';
import { rewriteAddress } from '../routing/navigation.ts';
import { formatMatchPath, formatReplayPath } from '../routing/route.ts';
import { LocalizedElement } from '../text/localized-element.ts';
import { text } from '../text/locale.ts';
import { studyText } from '../text/study-text.ts';
import { controlStyles } from '../theme/controls.ts';
import './page-frame.ts';
import { pageStyles } from './page-styles.ts';

/** Browsers let no page rewrite its address more often than about three times a second. */
const REST_MS = 400;

@customElement('replay-page')
export class ReplayPage extends LocalizedElement {
  static override readonly styles = [
    controlStyles,
    pageStyles,
    css`
      .opener {
        display: grid;
        gap: 16px;
      }
      .waiting {
        display: grid;
        place-content: center;
        justify-items: center;
        gap: 16px;
        min-block-size: 100svh;
        padding: 24px;
        text-align: center;
      }
    `,
  ];

  /** The match of the server; `null`: whatever record is opened. */
  @property({ attribute: false }) match: string | null = null;

  @state() private records: readonly GameRecord[] = [];
  @state() private chosen = 0;
  @state() private failure: RecordFailure | null = null;
  @state() private problem = '';
  @state() private isLoading = true;
  /** As in the address. */
  @state() private code: string | null = null;
  @state() private ply: number | null = null;
  @query('open-record') private readonly opener: OpenRecord | undefined;

  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    new FileDrop(this, {
      // Over a match of the server nothing else is opened.
      takeFile: (file) => void this.opener?.openFile(file),
      takeText: (dropped) => this.opener?.open(dropped),
    });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('hashchange', this.#onHash);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('hashchange', this.#onHash);
    clearTimeout(this.#rest);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('match')) void this.#load();
  }

  protected override updated(): void {
    signalPage(text().match.replay);
  }

  protected override render(): TemplateResult {
    const record = this.records[this.chosen];
    if (record !== undefined) return this.#renderReplay(record);
    if (this.failure !== null) return this.#renderFailure(this.failure);
    if (this.isLoading)
      return html`<main class="waiting" role="status">${studyText().replay.loading}</main>`;
    const words = studyText().replay.open;
    return html`<page-frame>
      <div class="opener">
        <h1>${words.title}</h1>
        <p class="lead">${words.lead}</p>
        ${this.#renderOpener()}
      </div>
    </page-frame>`;
  }

  #renderReplay(record: GameRecord): TemplateResult {
    return html`<main>
      <replay-view
        .record=${record}
        .start=${this.ply}
        .matchPath=${this.match === null ? null : formatMatchPath(this.match)}
        .reviewed=${this.match}
        .link=${new URL(this.#address(), location.origin).href}
        @moment=${this.#onMoment}
      >
        ${this.match === null ? this.#renderOther() : nothing}
      </replay-view>
    </main>`;
  }

  /** Choosing among the records of a file, and opening another. */
  #renderOther(): TemplateResult {
    const words = studyText().replay.open;
    const of = this.records.length;
    return html`<section class="card opener">
      <h2>${words.other}</h2>
      ${
        of < 2
          ? nothing
          : html`<label class="field">
              ${words.which}
              <select @change=${this.#onChoice}>
                ${this.records.map(
                  (_, index) =>
                    html`<option value=${index} ?selected=${index === this.chosen}>
                      ${words.record(index + 1, of)}
                    </option>`,
                )}
              </select>
            </label>`
      }
      ${this.#renderOpener()}
    </section>`;
  }

  #renderOpener(): TemplateResult {
    return html`<open-record
      .problem=${this.problem}
      @records-opened=${this.#onOpened}
    ></open-record>`;
  }

  #renderFailure(failure: RecordFailure): TemplateResult {
    if (failure !== 'not-connected') {
      void import('./problem-page.ts');
      return html`<problem-page .problem=${failure}></problem-page>`;
    }
    return html`<main class="waiting">
      <p>${text().refusals[failure]({})}</p>
      <button class="button primary" type="button" @click=${() => void this.#load()}>
        ${studyText().replay.again}
      </button>
    </main>`;
  }

  async #load(): Promise<void> {
    const { match } = this;
    const { code, ply } = parseReplayFragment(location.hash);
    this.ply = ply;
    this.failure = null;
    this.isLoading = true;
    if (match !== null) await this.#loadMatch(match);
    else await this.#unpack(code);
    this.isLoading = false;
  }

  async #loadMatch(match: string): Promise<void> {
    const read = await readRecord(match, heldSeats.get(match)?.token ?? null);
    if (match !== this.match) return;
    if (read.ok) this.#show(openRecords(read.value).records, null);
    else this.failure = read.error;
  }

  async #unpack(code: string | null): Promise<void> {
    if (code === null) {
      this.#show([], null);
      return;
    }
    const unpacked = await unpackRecord(code);
    const records = unpacked.ok ? openRecords(unpacked.value).records : [];
    this.problem = records.length === 0 ? studyText().replay.open.badLink : '';
    this.#show(records, code);
  }

  #show(records: readonly GameRecord[], code: string | null): void {
    this.records = records;
    this.chosen = 0;
    this.code = code;
  }

  #address(): string {
    const { match, code, ply } = this;
    return formatReplayPath(match) + formatReplayFragment({ code, ply });
  }

  readonly #onHash = (): void => {
    void this.#load();
  };

  readonly #onMoment = ({ count }: MomentEvent): void => {
    this.ply = count;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => {
      rewriteAddress(this.#address());
    }, REST_MS);
  };

  readonly #onOpened = ({ records }: RecordsOpenedEvent): void => {
    this.ply = null;
    this.#show(records, null);
    void this.#addressChosen();
  };

  readonly #onChoice = ({ target }: Event): void => {
    if (!(target instanceof HTMLSelectElement)) return;
    this.chosen = Number(target.value);
    this.ply = null;
    void this.#addressChosen();
  };

  /** The address holds the record that is shown, to be sent to others. */
  async #addressChosen(): Promise<void> {
    const record = this.records[this.chosen];
    if (record === undefined) return;
    const code = await packRecord(writeRecord(record));
    if (record !== this.records[this.chosen]) return;
    this.code = code;
    rewriteAddress(this.#address());
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'replay-page': ReplayPage;
  }
}
