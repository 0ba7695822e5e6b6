/** `<analysis-page>`: one board to try things on, with the engine and the table of endings beside it. */
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, query, state } from 'lit/decorators.js';
import type { BoardRecord } from '../../shared/notation/board-record.ts';
import type { GameRecord } from '../../shared/notation/record-file.ts';
import type { Action } from '../../shared/rules/action.ts';
import { type Board, startBoard } from '../../shared/rules/board.ts';
import type { Position } from '../../shared/rules/position.ts';
import { DEFAULT_RULESET, type RulesetName, RULESETS } from '../../shared/rules/ruleset.ts';
import type { Side } from '../../shared/rules/side.ts';
import { Analyst, startAnalysisThread } from '../analysis/analyst.ts';
import { AtPlayWatch } from '../analysis/at-play-watch.ts';
import { boardsOf, type OfferedBoard, renderBoardChoice } from '../analysis/board-choice.ts';
import { renderBook } from '../analysis/book-card.ts';
import {
  bestActions,
  type EngineModel,
  engineStyles,
  renderEngine,
} from '../analysis/engine-card.ts';
import { ExactValues } from '../analysis/exact-values.ts';
import { renderKept } from '../analysis/kept-card.ts';
import { lineCardStyles, renderLineCard } from '../analysis/line-card.ts';
import { LineAddress, recordOf } from '../analysis/line-address.ts';
import { renderRulesField } from '../analysis/rules-field.ts';
import { renderStartCard } from '../analysis/start-card.ts';
import { TreeKeeper } from '../analysis/tree-keeper.ts';
import { placeByKey } from '../analysis/tree-keys.ts';
import {
  endOf,
  lineTo,
  nodeAt,
  type Place,
  plantTree,
  tryAction,
  tryLine,
} from '../analysis/tree.ts';
import { probePosition, readAbout } from '../connection/rest.ts';
import '../elements/board-panel.ts';
import type { ActionChosenEvent, ActionRefusedEvent } from '../elements/panel-events.ts';
import { signalPage } from '../match/page-signal.ts';
import { FileDrop } from '../replay/file-drop.ts';
import type { OpenRecord } from '../replay/open-record.ts';
import { type ReplayKey, ReplayKeys } from '../replay/replay-keys.ts';
import { formatMatchPath } from '../routing/route.ts';
import { LocalizedElement } from '../text/localized-element.ts';
import { sayRefusal } from '../text/sentences.ts';
import { studyText } from '../text/study-text.ts';
import { controlStyles } from '../theme/controls.ts';
import { analysisStyles } from './analysis-page.styles.ts';
import './page-frame.ts';
import { pageStyles } from './page-styles.ts';

@customElement('analysis-page')
export class AnalysisPage extends LocalizedElement {
  static override readonly styles = [
    controlStyles,
    pageStyles,
    engineStyles,
    lineCardStyles,
    analysisStyles,
  ];

  @state() private place: Place = { tree: plantTree(startBoard(DEFAULT_RULESET)), at: 0 };
  @state() private isFlipped = false;
  @state() private isThinking = true;
  /** A tap that did nothing, in words. */
  @state() private refusal = '';
  @state() private problem = '';
  /** What was opened last, and which of it is shown. */
  @state() private offered: readonly OfferedBoard[] = [];
  @state() private chosen = 0;
  @query('open-record') private readonly opener: OpenRecord | undefined;

  readonly #atPlay = new AtPlayWatch(this);
  readonly #analyst = new Analyst(this, startAnalysisThread);
  readonly #exact = new ExactValues(this, probePosition, async () => {
    const about = await readAbout();
    return about.ok && about.value.solution;
  });
  readonly #keeper = new TreeKeeper();
  readonly #address = new LineAddress(this, (record, ply) => {
    this.problem = record === null ? studyText().replay.open.badLink : '';
    if (record !== null) this.#open([record], ply);
  });

  constructor() {
    super();
    new ReplayKeys(this, (key) => {
      this.#press(key);
    });
    new FileDrop(this, {
      takeFile: (file) => void this.opener?.openFile(file),
      takeText: (dropped) => this.opener?.open(dropped),
    });
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('place')) this.refusal = '';
    if (!this.#isClosed && this.isThinking) this.#analyst.ask(this.#board);
    else this.#analyst.stop();
  }

  protected override updated(): void {
    signalPage(studyText().analysis.title);
  }

  protected override render(): TemplateResult {
    const words = studyText().analysis;
    return html`<page-frame wide>
      <h1>${words.title}</h1>
      <p class="lead">${words.lead}</p>
      ${this.#renderClosed()}
      <div class="desk">
        <div>
          ${renderBoardChoice({
            offered: this.offered,
            chosen: this.chosen,
            choose: (index) => {
              this.#choose(index, null);
            },
          })}
          <div class="stage">${this.#renderBoard()}</div>
          <p class="refusal" role="status">${this.refusal}</p>
          ${renderRulesField(this.#board.ruleset.name, this.#changeRules)}
        </div>
        <section class="card">${this.#renderEngine()}</section>
        ${this.#isClosed ? nothing : renderBook(this.#board, this.#try)}
        <section class="card">
          ${renderLineCard({ place: this.place, link: this.#address.link, show: this.#show })}
          ${this.#renderKept()}
        </section>
        <section class="card">
          ${renderStartCard({
            position: this.#board.position,
            problem: this.problem,
            plant: this.#plant,
            open: (records) => {
              this.#open(records, null);
            },
          })}
        </section>
      </div>
      <p class="keys">${words.keys}</p>
    </page-frame>`;
  }

  get #board(): Board {
    return nodeAt(this.place.tree, this.place.at).board;
  }

  /** A person is being played, or may be. */
  get #isClosed(): boolean {
    return this.#atPlay.match !== null;
  }

  #model(): EngineModel {
    const board = this.#board;
    const exact = this.#isClosed ? 'unknown' : this.#exact.of(board);
    return { board, answer: this.#analyst.answer, exact, choose: this.#try };
  }

  #renderClosed(): TemplateResult | typeof nothing {
    const { match } = this.#atPlay;
    const words = studyText().analysis;
    if (match === null || match === undefined) return nothing;
    return html`<section class="card closed" role="alert">
      <h2>${words.atPlay}</h2>
      <p>${words.atPlayText}</p>
      <a class="button" href=${formatMatchPath(match)}>${words.toMatch}</a>
    </section>`;
  }

  #renderBoard(): TemplateResult {
    const { action } = nodeAt(this.place.tree, this.place.at);
    const isAdvised = this.isThinking && !this.#isClosed;
    const [best = null, ...others] = isAdvised ? bestActions(this.#model()) : [];
    return html`<board-panel
      can-act
      at-turn
      helpers
      .board=${this.#board}
      .lastAction=${action}
      .hint=${best}
      .alternatives=${others}
      ?flipped=${this.isFlipped}
      @action-chosen=${({ action: chosen }: ActionChosenEvent) => {
        this.#try(chosen);
      }}
      @action-refused=${({ code, points }: ActionRefusedEvent) => {
        this.refusal = sayRefusal(code, points);
      }}
    ></board-panel>`;
  }

  #renderEngine(): TemplateResult {
    const words = studyText().analysis;
    const isOn = this.isThinking && !this.#isClosed;
    return html`<h2>${words.engine}</h2>
      <label class="check">
        <input
          type="checkbox"
          .checked=${isOn}
          ?disabled=${this.#isClosed}
          @change=${() => {
            this.isThinking = !this.isThinking;
          }}
        />${words.isOn}
      </label>
      ${isOn ? renderEngine(this.#model()) : nothing}`;
  }

  #renderKept(): TemplateResult | typeof nothing {
    const trees = this.#keeper.others;
    if (trees.length === 0) return nothing;
    return renderKept({
      trees,
      open: (tree) => {
        this.offered = [];
        this.#show(this.#keeper.open(tree));
      },
      forget: ({ id }) => {
        this.#keeper.forget(id);
        this.requestUpdate();
      },
    });
  }

  readonly #show = (place: Place): void => {
    this.place = place;
    this.#keeper.keep(place);
    const end = endOf(place.tree, place.at);
    this.#address.keep(recordOf(place.tree, end), lineTo(place.tree, place.at).length);
  };

  readonly #try = (action: Action): void => {
    const tried = tryAction(this.place, action);
    if (tried.ok) this.#show(tried.value);
    else this.refusal = sayRefusal(tried.error);
  };

  readonly #plant = (start: Position | Side): void => {
    this.offered = [];
    this.#keeper.begin();
    this.#show({ tree: plantTree(startBoard(this.#board.ruleset, start)), at: 0 });
  };

  /** `ply` is where to stand in the first board's line, `null`: at its end. */
  #open(records: readonly GameRecord[], ply: number | null): void {
    this.offered = boardsOf(records);
    this.#choose(0, ply);
  }

  #choose(index: number, ply: number | null): void {
    const offered = this.offered[index];
    this.chosen = index;
    if (offered !== undefined) this.#begin(offered.board, ply);
  }

  /** A record becomes the main line, or the line of a tree that is kept and has it. */
  #begin({ start, actions, board }: BoardRecord, ply: number | null): void {
    const tree = plantTree(startBoard(board.ruleset, start));
    const grown = tryLine({ tree, at: 0 }, actions);
    const place = this.#keeper.resume(grown) ?? grown;
    const line = lineTo(place.tree, place.at).slice(0, ply ?? Infinity);
    this.#show(tryLine({ tree: place.tree, at: 0 }, line));
  }

  /** The line shown goes on under other rules as far as they allow it. */
  readonly #changeRules = (name: RulesetName): void => {
    const { tree, at } = this.place;
    this.#keeper.begin();
    const root = plantTree(startBoard(RULESETS[name], nodeAt(tree, 0).board.position));
    this.#show(tryLine({ tree: root, at: 0 }, lineTo(tree, at)));
  };

  readonly #press = (key: ReplayKey): void => {
    if (key === 'flip') this.isFlipped = !this.isFlipped;
    const place = placeByKey(this.place, key);
    if (place !== null) this.#show(place);
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'analysis-page': AnalysisPage;
  }
}
