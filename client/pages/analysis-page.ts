/** `<analysis-page>`: one board to try things on, with the engine and the table of endings beside it. */
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, query, state } from 'lit/decorators.js';
import type { BoardRecord } from '../../shared/notation/board-record.ts';
import type { Action } from '../../shared/rules/action.ts';
import { type Board, startBoard } from '../../shared/rules/board.ts';
import type { Position } from '../../shared/rules/position.ts';
import { DEFAULT_RULESET, RULESET_NAMES, RULESETS } from '../../shared/rules/ruleset.ts';
import type { Side } from '../../shared/rules/side.ts';
import { Analyst, startAnalysisThread } from '../analysis/analyst.ts';
import { AtPlayWatch } from '../analysis/at-play-watch.ts';
import {
  bestAction,
  type EngineModel,
  engineStyles,
  renderEngine,
} from '../analysis/engine-card.ts';
import { ExactValues } from '../analysis/exact-values.ts';
import { lineCardStyles, renderLineCard } from '../analysis/line-card.ts';
import { LineAddress, recordOf } from '../analysis/line-address.ts';
import { renderStartCard } from '../analysis/start-card.ts';
import {
  endOf,
  lineTo,
  nodeAt,
  type Place,
  plantTree,
  tryAction,
  tryLine,
} from '../analysis/tree.ts';
import { probePosition } from '../connection/rest.ts';
import '../elements/board-panel.ts';
import type { ActionChosenEvent, ActionRefusedEvent } from '../elements/panel-events.ts';
import { signalPage } from '../match/page-signal.ts';
import { FileDrop } from '../replay/file-drop.ts';
import type { OpenRecord } from '../replay/open-record.ts';
import { type ReplayKey, ReplayKeys } from '../replay/replay-keys.ts';
import { formatMatchPath } from '../routing/route.ts';
import { LocalizedElement } from '../text/localized-element.ts';
import { text } from '../text/locale.ts';
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
  @query('open-record') private readonly opener: OpenRecord | undefined;

  readonly #atPlay = new AtPlayWatch(this);
  readonly #analyst = new Analyst(this, startAnalysisThread);
  readonly #exact = new ExactValues(this, probePosition);
  readonly #address = new LineAddress(this, (record, ply) => {
    this.problem = record === null ? studyText().replay.open.badLink : '';
    if (record !== null) this.#begin(record, ply);
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
    if (this.#atPlay.match === null && this.isThinking) this.#analyst.ask(this.#board);
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
          <div class="stage">${this.#renderBoard()}</div>
          <p class="refusal" role="status">${this.refusal}</p>
          ${this.#renderRules()}
        </div>
        <section class="card">${this.#renderEngine()}</section>
        <section class="card">
          ${renderLineCard({ place: this.place, link: this.#address.link, show: this.#show })}
        </section>
        <section class="card">
          ${renderStartCard({
            position: this.#board.position,
            problem: this.problem,
            plant: this.#plant,
            open: (record) => {
              this.#begin(record, null);
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

  #model(): EngineModel {
    const board = this.#board;
    const exact = this.#atPlay.match === null ? this.#exact.of(board) : 'unknown';
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
    return html`<board-panel
      can-act
      at-turn
      helpers
      .board=${this.#board}
      .lastAction=${action}
      .hint=${this.isThinking && this.#atPlay.match === null ? bestAction(this.#model()) : null}
      ?flipped=${this.isFlipped}
      @action-chosen=${({ action: chosen }: ActionChosenEvent) => {
        this.#try(chosen);
      }}
      @action-refused=${({ code, points }: ActionRefusedEvent) => {
        this.refusal = sayRefusal(code, points);
      }}
    ></board-panel>`;
  }

  #renderRules(): TemplateResult {
    return html`<label class="field">
      ${studyText().analysis.rules}
      <select @change=${this.#onRuleset}>
        ${RULESET_NAMES.map(
          (name) =>
            html`<option value=${name} ?selected=${name === this.#board.ruleset.name}>
              ${text().rulesets[name]}
            </option>`,
        )}
        ${
          this.#board.ruleset.name === 'custom'
            ? html`<option value="custom" selected>${text().rulesets.custom}</option>`
            : nothing
        }
      </select>
    </label>`;
  }

  #renderEngine(): TemplateResult {
    const words = studyText().analysis;
    const isOn = this.isThinking && this.#atPlay.match === null;
    return html`<h2>${words.engine}</h2>
      <label class="check">
        <input
          type="checkbox"
          .checked=${isOn}
          ?disabled=${this.#atPlay.match !== null}
          @change=${() => {
            this.isThinking = !this.isThinking;
          }}
        />${words.isOn}
      </label>
      ${isOn ? renderEngine(this.#model()) : nothing}`;
  }

  readonly #show = (place: Place): void => {
    this.place = place;
    const end = endOf(place.tree, place.at);
    this.#address.keep(recordOf(place.tree, end), lineTo(place.tree, place.at).length);
  };

  readonly #try = (action: Action): void => {
    const tried = tryAction(this.place, action);
    if (tried.ok) this.#show(tried.value);
    else this.refusal = sayRefusal(tried.error);
  };

  readonly #plant = (start: Position | Side): void => {
    this.#show({ tree: plantTree(startBoard(this.#board.ruleset, start)), at: 0 });
  };

  /** A record becomes the main line; `ply` is where in it to stand, `null`: at its end. */
  #begin({ start, actions, board }: BoardRecord, ply: number | null): void {
    const tree = plantTree(startBoard(board.ruleset, start));
    const { tree: grown } = tryLine({ tree, at: 0 }, actions);
    // Grown as one line, nodes are numbered by their plies.
    this.#show({ tree: grown, at: Math.min(ply ?? Infinity, grown.length - 1) });
  }

  /** The line shown goes on under other rules as far as they allow it. */
  readonly #onRuleset = ({ target }: Event): void => {
    const name = RULESET_NAMES.find(
      (one) => target instanceof HTMLSelectElement && one === target.value,
    );
    if (name === undefined) return;
    const { tree, at } = this.place;
    const root = plantTree(startBoard(RULESETS[name], nodeAt(tree, 0).board.position));
    this.#show(tryLine({ tree: root, at: 0 }, lineTo(tree, at)));
  };

  readonly #press = (key: ReplayKey): void => {
    const { tree, at } = this.place;
    const { parent, children } = nodeAt(tree, at);
    const goTo = (index: number | null | undefined): void => {
      if (index !== null && index !== undefined) this.#show({ tree, at: index });
    };
    switch (key) {
      case 'first':
        goTo(0);
        return;
      case 'back':
        goTo(parent);
        return;
      case 'forward':
        goTo(children[0]);
        return;
      case 'last':
        goTo(endOf(tree, at));
        return;
      case 'flip':
        this.isFlipped = !this.isFlipped;
        return;
      case 'play':
      case 'left':
      case 'right':
        return;
    }
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'analysis-page': AnalysisPage;
  }
}
