/** `<replay-view>`: a record on its boards, to be stepped and played through, and kept. */
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { GameRecord } from '../../shared/notation/record-file.ts';
import type { BoardName } from '../../shared/match/seat.ts';
import type { Review } from '../../shared/review/review.ts';
import { scoreOfBoard } from '../../shared/notation/score.ts';
import {
  boardNamesOf,
  boardRecordAt,
  type Timeline,
  timelineOfRecord,
} from '../../shared/notation/timeline.ts';
import { browserTimers } from '../connection/timers.ts';
import '../elements/match-table.ts';
import { type PlySelectEvent } from '../elements/move-list.ts';
import '../pages/link-field.ts';
import { pageStyles } from '../pages/page-styles.ts';
import { WindowController } from '../pages/window-controller.ts';
import { navigate } from '../routing/navigation.ts';
import { SettingsController } from '../settings/settings-controller.ts';
import { LocalizedElement } from '../text/localized-element.ts';
import { text } from '../text/locale.ts';
import { studyText } from '../text/study-text.ts';
import { controlStyles } from '../theme/controls.ts';
import { drawFrames } from './board-picture.ts';
import './keep-record.ts';
import { packRecord } from './record-code.ts';
import type { ReviewReadyEvent } from '../review/match-review.ts';
import { writeRecord } from './record-formats.ts';
import { formatReplayFragment } from './replay-address.ts';
import { barStyles, renderPlayer } from './replay-bar.ts';
import { renderReplayBoards } from './replay-boards.ts';
import { type ReplayKey, ReplayKeys } from './replay-keys.ts';
import { viewStyles } from './replay-view.styles.ts';
import { renderMoves } from './replay-moves.ts';
import { renderReview, type ReviewModel } from './replay-review.ts';
import { sayMoment, writeMoment } from './say-moment.ts';
import { namePlayers, sayEnd } from './say-record.ts';
import { Steps } from './steps.ts';

/** The boards rest at another moment: `count` plies behind it. */
export class MomentEvent extends Event {
  readonly count: number;

  constructor(count: number) {
    super('moment', { bubbles: true, composed: true });
    this.count = count;
  }
}

/**
 * @fires moment - `MomentEvent`, whenever the boards come to rest
 * @slot - what follows the moves and downloads below the boards
 */
@customElement('replay-view')
export class ReplayView extends LocalizedElement {
  static override readonly styles = [controlStyles, pageStyles, barStyles, viewStyles];

  @property({ attribute: false }) record: GameRecord | null = null;
  /** Where to begin; `null`: at the end. */
  @property({ attribute: false }) start: number | null = null;
  /** The server's match, to go to; `null` for a record from elsewhere. */
  @property({ attribute: false }) matchPath: string | null = null;
  /** The server's match that is over, to be reviewed; `null`: none. */
  @property({ attribute: false }) reviewed: string | null = null;
  /** The address of the moment shown. */
  @property() link = '';

  @state() private isFlipped = false;
  @state() private review: Review | null = null;
  #timeline: Timeline | null = null;

  readonly #settings = new SettingsController(this);
  readonly #aside = new WindowController(this, '(min-width: 1500px)');
  readonly #steps = new Steps(this, browserTimers, () => {
    this.dispatchEvent(new MomentEvent(this.#steps.count));
  });

  constructor() {
    super();
    new ReplayKeys(this, (key) => {
      this.#press(key);
    });
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('record') || this.record === null) return;
    this.review = null;
    this.#timeline = timelineOfRecord(this.record);
    this.#steps.begin(this.#timeline.entries.length, this.start);
  }

  protected override render(): TemplateResult | typeof nothing {
    const { record } = this;
    const timeline = this.#timeline;
    if (record === null || timeline === null) return nothing;
    const { count } = this.#steps;
    const said = sayMoment(timeline, count);
    return html`<div class="stage">
        <match-table ?two=${timeline.starts.right !== null} aside>
          ${this.#renderHead(record)}
          ${renderReplayBoards({
            record,
            timeline,
            count,
            isFlipped: this.isFlipped,
            helpers: this.#settings.current.helpers,
          })}
          <div slot="bar" class="player">${this.#renderPlayer(timeline, said)}</div>
          <div slot="aside" class="aside">
            ${this.#aside.matches ? this.#renderMoves(timeline) : nothing}
          </div>
        </match-table>
      </div>
      <p class="hidden-text" role="status">${this.#steps.isPlaying ? '' : said}</p>
      ${this.#renderBelow(record, timeline)}`;
  }

  #renderHead(record: GameRecord): TemplateResult {
    const outcome = sayEnd(record);
    const title = record.kind === 'match' ? namePlayers(record.match) : text().match.replay;
    return html`<div slot="head" class="head">
      <a class="home" href="/" aria-label=${text().match.home}><img src="/icon.svg" alt="" /></a>
      <h1>${title}</h1>
      ${outcome === '' ? nothing : html`<span class="outcome">${outcome}</span>`}
    </div>`;
  }

  #renderPlayer(timeline: Timeline, said: string): TemplateResult {
    const { count } = this.#steps;
    return renderPlayer({
      count,
      total: timeline.entries.length,
      isPlaying: this.#steps.isPlaying,
      caption: writeMoment(timeline, count),
      said,
      press: this.#press,
      goTo: this.#goTo,
      showMore: this.#showBelow,
    });
  }

  #renderMoves(timeline: Timeline): TemplateResult {
    return renderMoves({
      timeline,
      current: this.#steps.count - 1,
      review: this.review,
      select: this.#onPlySelect,
    });
  }

  #renderBelow(record: GameRecord, timeline: Timeline): TemplateResult {
    const words = studyText().replay;
    const shown = { record, timeline, count: this.#steps.count };
    const goesOn =
      this.matchPath !== null && record.kind === 'match' && record.match.outcome === null;
    return html`<div class="below" tabindex="-1">
      ${goesOn ? html`<p class="note">${words.goesOn}</p>` : nothing}
      ${renderReview(this.#reviewModel(record))}
      <div class="cards">
        ${
          this.#aside.matches
            ? nothing
            : html`<section class="card">
                <h2>${text().match.movesTitle}</h2>
                ${this.#renderMoves(timeline)}
              </section>`
        }
        <section class="card">
          <h2>${words.keep.title}</h2>
          <link-field .label=${words.keep.link} .link=${this.link}></link-field>
          <keep-record .shown=${shown} .draw=${this.#draw}></keep-record>
        </section>
        <section class="card">
          <h2>${studyText().analysis.title}</h2>
          ${this.#renderAnalyse(timeline)}
        </section>
        <slot></slot>
      </div>
      <p class="keys">${words.keys}</p>
      <div class="actions">
        ${
          this.matchPath === null
            ? nothing
            : html`<a class="button" href=${this.matchPath}>${words.toMatch}</a>`
        }
        <a class="button quiet" href="/">${text().match.home}</a>
      </div>
    </div>`;
  }

  #reviewModel(record: GameRecord): ReviewModel {
    return {
      record,
      match: this.matchPath === null ? null : this.reviewed,
      isOurs: this.matchPath !== null,
      count: this.#steps.count,
      ready: this.#onReview,
      select: this.#onPlySelect,
    };
  }

  #renderAnalyse(timeline: Timeline): TemplateResult[] {
    const names = boardNamesOf(timeline);
    const { analyse } = studyText().analysis;
    return names.map(
      (name) =>
        html`<button
          class="button"
          type="button"
          @click=${() => void this.#analyse(timeline, name)}
        >
          ${names.length > 1 ? text().speech.board(text().boardLabel(name), analyse) : analyse}
        </button>`,
    );
  }

  readonly #onReview = ({ review }: ReviewReadyEvent): void => {
    this.review = review;
  };

  readonly #onPlySelect = ({ index }: PlySelectEvent): void => {
    this.#goTo(index + 1);
  };

  /** The line up to the moment shown goes along, in the address. */
  async #analyse(timeline: Timeline, name: BoardName): Promise<void> {
    const played = boardRecordAt(timeline, name, this.#steps.count);
    if (played === null) return;
    const score = scoreOfBoard(played.board.outcome?.result ?? null);
    const record = writeRecord({ kind: 'board', ...played, score, tags: [] });
    navigate(`/analysis${formatReplayFragment({ code: await packRecord(record), ply: null })}`);
  }

  readonly #draw = (): string => {
    const panels = [...this.renderRoot.querySelectorAll('board-panel')];
    const frames = panels.flatMap((panel) => {
      const board = panel.renderRoot.querySelector('bagh-board');
      return board?.renderRoot.querySelector<HTMLElement>('.frame') ?? [];
    });
    return drawFrames(frames);
  };

  readonly #goTo = (count: number): void => {
    this.#steps.goTo(count);
  };

  readonly #showBelow = (): void => {
    const below = this.renderRoot.querySelector<HTMLElement>('.below');
    below?.focus({ preventScroll: true });
    below?.scrollIntoView();
  };

  readonly #press = (key: ReplayKey): void => {
    const { count } = this.#steps;
    switch (key) {
      case 'first':
        this.#goTo(0);
        return;
      case 'back':
        this.#goTo(count - 1);
        return;
      case 'forward':
        this.#goTo(count + 1);
        return;
      case 'last':
        this.#goTo(Infinity);
        return;
      case 'play':
        this.#steps.toggle();
        return;
      case 'flip':
        this.isFlipped = !this.isFlipped;
        return;
      case 'left':
      case 'right':
        this.renderRoot.querySelector<HTMLElement>(`board-panel[slot="${key}"]`)?.focus();
    }
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'replay-view': ReplayView;
  }
  interface GlobalEventHandlersEventMap {
    moment: MomentEvent;
  }
}
