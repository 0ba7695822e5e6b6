/** The player's bar: back and forth, play, and a slider over all plies. */
import { css, html, type TemplateResult } from 'lit';
import '../elements/icon-button.ts';
import type { IconName } from '../elements/icons.ts';
import { text } from '../text/locale.ts';
import { studyText } from '../text/study-text.ts';
import type { ReplayKey } from './replay-keys.ts';

export const barStyles = css`
  .player {
    flex: 1;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    min-inline-size: 0;
    max-inline-size: 46rem;
    padding-inline: clamp(4px, 2vw, 12px);
  }
  .caption {
    min-block-size: 1.5em;
    margin: 0;
    overflow: hidden;
    font: 500 0.875rem/var(--lines) var(--sans);
    text-align: center;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  .player input {
    inline-size: 100%;
    block-size: var(--tap);
    margin: 0;
    accent-color: var(--marigold);
    cursor: pointer;
  }
  .buttons {
    display: grid;
    grid-auto-columns: minmax(var(--tap), 1fr);
    grid-auto-flow: column;
    justify-items: center;
  }
  /* A phone on its side has room for one line. */
  @media (max-height: 480px) {
    .caption,
    .player input {
      display: none;
    }
  }
`;

export interface BarModel {
  readonly count: number;
  readonly total: number;
  readonly isPlaying: boolean;
  /** The moment in short, to be seen. */
  readonly caption: string;
  /** The moment in words, which the slider says as its value. */
  readonly said: string;
  readonly press: (key: ReplayKey) => void;
  readonly goTo: (count: number) => void;
  /** Shows what lies below the boards. */
  readonly showMore: () => void;
}

export function renderPlayer(model: BarModel): TemplateResult {
  const { count, total, caption, said, goTo } = model;
  return html`<p class="caption" aria-hidden="true">${caption}</p>
    <input
      type="range"
      min="0"
      max=${total}
      .value=${String(count)}
      aria-label=${studyText().replay.slider}
      aria-valuetext=${said}
      ?disabled=${total === 0}
      @input=${({ target }: Event) => {
        if (target instanceof HTMLInputElement) goTo(target.valueAsNumber);
      }}
    />
    ${renderButtons(model)}`;
}

function renderButtons(model: BarModel): TemplateResult {
  const { count, total, isPlaying, press, showMore } = model;
  const { action, match } = text();
  const words = studyText().replay;
  const isStart = count === 0;
  const isEnd = count === total;
  const step = (icon: IconName, label: string, key: ReplayKey, isDisabled: boolean) =>
    renderButton(icon, label, isDisabled, () => {
      press(key);
    });
  return html`<div class="buttons" role="toolbar" aria-label=${words.bar}>
    ${step('first', action.first, 'first', isStart)} ${step('back', action.back, 'back', isStart)}
    ${step(isPlaying ? 'pause' : 'play', isPlaying ? words.pause : words.play, 'play', total === 0)}
    ${step('forward', action.forward, 'forward', isEnd)}
    ${step('live', match.seen.last, 'last', isEnd)} ${step('flip', action.flip, 'flip', false)}
    ${renderButton('more', words.below, false, showMore)}
  </div>`;
}

function renderButton(
  icon: IconName,
  label: string,
  isDisabled: boolean,
  press: () => void,
): TemplateResult {
  return html`<icon-button
    .icon=${icon}
    .label=${label}
    ?disabled=${isDisabled}
    @click=${press}
  ></icon-button>`;
}
