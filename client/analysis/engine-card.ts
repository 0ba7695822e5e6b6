/** What engine and endgame table say of a board: the value, a bar, and the moves by their values. */
import { css, html, nothing, svg, type TemplateResult } from 'lit';
import { isDecided } from '../../shared/engine/score.ts';
import { type Value, valueOf } from '../../shared/engine/value.ts';
import { type Action } from '../../shared/rules/action.ts';
import type { Board } from '../../shared/rules/board.ts';
import { opponentOf, type Side } from '../../shared/rules/side.ts';
import type { ProbeAnswer, ProbedValue } from '../../shared/wire/rest.ts';
import { formatAction, parseAction } from '../../shared/notation/action.ts';
import type { AnalysisAnswer } from '../local/analysing.ts';
import { text } from '../text/locale.ts';
import { writeAction } from '../text/sentences.ts';
import { studyText } from '../text/study-text.ts';
import { renderCandidate } from './candidate.ts';
import type { ExactValue } from './exact-values.ts';
import { sayValue, tigersShare } from './say-value.ts';

export const engineStyles = css`
  .bar {
    display: block;
    inline-size: 100%;
    block-size: 16px;
    border: 1px solid var(--rule-strong);
    border-radius: 8px;
  }
  .bar .goats {
    fill: var(--goat);
  }
  .bar .tigers {
    fill: var(--tiger);
  }
  .value {
    min-block-size: 1.5em;
    font-weight: 600;
  }
  .small {
    color: var(--ink-soft);
    font-size: 0.875rem;
    min-block-size: 1.5em;
  }
  .candidates {
    display: grid;
    gap: 2px;
    max-block-size: 16rem;
    margin: 0;
    padding: 0;
    overflow: auto;
    list-style: none;
  }
  .candidates button {
    appearance: none;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    inline-size: 100%;
    min-block-size: var(--tap);
    padding: 4px 10px;
    border: 0;
    border-radius: var(--radius-small);
    background: var(--paper-sunken);
    color: inherit;
    font: 500 0.9375rem/var(--snug) var(--sans);
    text-align: start;
    cursor: pointer;
  }
`;

/** Without a table, as many of the moves as are worth a look. */
const MOST_CANDIDATES = 6;
/** Arrows on the board; more would hide it. */
const MOST_ARROWS = 3;
/** Hundredths of a goat: what an action may be worse and still gets an arrow. */
const AS_GOOD = 15;

export interface EngineModel {
  readonly board: Board;
  readonly answer: AnalysisAnswer | null;
  readonly exact: ExactValue;
  readonly choose: (action: Action) => void;
}

/** What to do according to the best source there is, the best first; nothing while none has spoken. */
export function bestActions({ answer, exact }: EngineModel): readonly Action[] {
  if (typeof exact === 'object') {
    const sorted = sortExact(exact, answer);
    const best = sorted[0]?.probed;
    return sorted
      .filter(({ probed }) => probed.value === best?.value && probed.plies === best.plies)
      .slice(0, MOST_ARROWS)
      .map(({ action }) => action);
  }
  if (answer === null) return [];
  const { finding, scored } = answer;
  const best = finding.value.kind === 'exact' ? finding.best : [finding.action];
  const least = (scored[0]?.score ?? 0) - AS_GOOD;
  const near = scored.filter(({ score }) => score >= least).map(({ action }) => action);
  const others = finding.value.kind === 'exact' ? [] : near;
  return [...new Set([...best, ...others])].slice(0, MOST_ARROWS);
}

export function renderEngine(model: EngineModel): TemplateResult {
  const { board, answer, exact } = model;
  const words = studyText().analysis;
  const { toAct } = board.position;
  const value = valueNow(model);
  if (board.outcome !== null)
    return html`<p class="value" role="status">${text().boardOutcome(board.outcome)}</p>`;
  const said = value === null ? words.thinking : sayValue(value, toAct);
  return html`${renderBar(value === null ? 50 : tigersShare(value, toAct), said)}
    <p class="value">${said}</p>
    <p class="small">
      ${answer === null ? nothing : words.depth(answer.finding.depth, answer.finding.nodes)}
    </p>
    ${typeof exact === 'object' ? renderExact(exact, model) : renderCandidates(model)}`;
}

function valueNow({ answer, exact }: EngineModel): Value | null {
  if (typeof exact === 'object') return { kind: 'exact', result: exact.value, plies: exact.plies };
  return answer?.finding.value ?? null;
}

function renderBar(share: number, said: string): TemplateResult {
  return html`<svg
    class="bar"
    viewBox="0 0 100 10"
    preserveAspectRatio="none"
    role="img"
    aria-label=${studyText().analysis.bar(said)}
  >
    ${svg`<rect class="goats" width="100" height="10" /><rect class="tigers" width=${share} height="10" />`}
  </svg>`;
}

function renderExact(exact: ProbeAnswer, { board, answer, choose }: EngineModel): TemplateResult {
  const words = studyText().analysis;
  const isPlacement = board.position.inHand > 0;
  return html`<h3>${words.exact}</h3>
    <ol class="candidates">
      ${sortExact(exact, answer).map(({ action, probed }) =>
        renderCandidate(writeAction(action), sayProbed(probed), () => {
          choose(action);
        }),
      )}
    </ol>
    <p class="small">${isPlacement ? words.solvedNote : words.exactNote}</p>`;
}

function renderCandidates({ board, answer, exact, choose }: EngineModel): TemplateResult {
  const words = studyText().analysis;
  const isMovement = board.position.inHand === 0;
  // Without the table every move has the value that the search gives it.
  const scored = answer?.scored.slice(0, isMovement ? Infinity : MOST_CANDIDATES) ?? [];
  return html`<h3>${words.best}</h3>
    <ol class="candidates">
      ${scored.map(({ action, score }) =>
        renderCandidate(writeAction(action), sayScore(score, board.position.toAct), () => {
          choose(action);
        }),
      )}
    </ol>
    <p class="small">${answer === null ? nothing : words.bestNote(answer.scoredDepth)}</p>
    ${exact === 'none' && isMovement ? html`<p class="small">${words.noTable}</p>` : nothing}`;
}

/** A win that was found is told in words, an estimate in hundredths of a goat. */
function sayScore(score: number, toAct: Side): string {
  if (isDecided(score)) return sayValue(valueOf(score, true, toAct), toAct);
  return `${score > 0 ? '+' : ''}${score}`;
}

function sayProbed({ value, plies }: ProbedValue): string {
  const words = studyText().analysis;
  return value === 'draw' ? words.draw : words.wins(value, plies);
}

interface ProbedAction {
  readonly action: Action;
  readonly probed: ProbedValue;
}

/** Wins first, the quickest of them foremost; of losses the longest; what is equal as the engine has it. */
function sortExact(
  { actions, position }: ProbeAnswer,
  answer: AnalysisAnswer | null,
): readonly ProbedAction[] {
  const order = (answer?.scored ?? []).map(({ action }) => formatAction(action));
  const place = ({ action }: ProbedAction): number => order.indexOf(formatAction(action));
  const side: Side = position.split(' ')[1] === 't' ? 'tigers' : 'goats';
  const rank = ({ value, plies }: ProbedValue): number => {
    if (value === 'draw') return 0;
    return value === opponentOf(side) ? -10_000 + (plies ?? 0) : 10_000 - (plies ?? 0);
  };
  return actions
    .flatMap(({ action: written, ...probed }) => {
      const action = parseAction(written);
      return action.ok ? [{ action: action.value, probed }] : [];
    })
    .sort((a, b) => rank(b.probed) - rank(a.probed) || place(a) - place(b));
}
