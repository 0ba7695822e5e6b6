/** The action bar of a match: fixed places, disabled rather than removed (CLIENT.md). */
import { css, html, nothing, type TemplateResult } from 'lit';
import { stateOf } from '../../shared/match/match.ts';
import type { IconName } from '../elements/icons.ts';
import '../elements/icon-button.ts';
import { isReachable, type MatchView } from '../match/controller.ts';
import { openSettings } from '../settings/open-settings.ts';
import { settings } from '../settings/settings.ts';
import { text } from '../text/locale.ts';
import { receivedOffers } from './offers.ts';
import type { Perform } from './play-act.ts';
import { canHint, hasHints } from './play-hint.ts';

export interface BarModel {
  readonly view: MatchView;
  /** Plies looked at; `null` while following. */
  readonly seen: number | null;
  /** Taps count for nothing just now. */
  readonly isGuarded: boolean;
  /** A hint is on its way. */
  readonly isHinting: boolean;
  /** A rematch can be asked for here. */
  readonly canRematch: boolean;
  readonly perform: Perform;
}

export const barStyles = css`
  .bar {
    display: flex;
    justify-content: space-evenly;
    min-inline-size: 0;
    flex: 1 1 auto;
  }
  /* Eight buttons in a row on the smallest phone. */
  @media (max-width: 359px) {
    .bar {
      --icon-button-inline: 40px;
      --icon-button-padding: 6px;
    }
  }
  @media (min-width: 900px) {
    .bar {
      flex: none;
      gap: 5px;
    }
  }
`;

export function renderBar(model: BarModel): TemplateResult {
  const { view } = model;
  if (stateOf(view.match) === 'ended') return renderAfterBar(model);
  return view.viewer === 'spectator' ? renderWatchBar(model) : renderSeatBar(model);
}

function renderSeatBar({ view, isGuarded, isHinting, perform }: BarModel): TemplateResult {
  const { action } = text();
  const isClassic = view.match.setup.mode === 'classic';
  const canAsk = isReachable(view.connection) && !isGuarded;
  const offers = receivedOffers(view);
  return html`${button('resign', action.resign, !canAsk, () => {
      perform({ kind: 'open', sheet: 'resign' });
    })}
    <icon-button
      icon="draw"
      .label=${action.draw}
      ?badge=${offers.length > 0}
      ?disabled=${!canAsk}
      @click=${() => {
        perform({ kind: 'open', sheet: 'draw' });
      }}
    ></icon-button>
    ${
      isClassic
        ? button('takeback', action.takeback, !canAsk || !canTakeBack(view), () => {
            perform({ kind: 'send', command: { kind: 'offer-takeback' } });
          })
        : nothing
    }
    ${hasHints(view) ? renderHint(!canAsk || isHinting || !canHint(view), isHinting, perform) : nothing}
    ${renderLookers(perform)} ${renderSound()}${renderSettings()}`;
}

function renderHint(isDisabled: boolean, isHinting: boolean, perform: Perform): TemplateResult {
  const { hint } = text().computer;
  return button('hint', isHinting ? hint.asking : hint.label, isDisabled, () => {
    perform({ kind: 'hint' });
  });
}

/** So many plies are undone that the asker is to act. */
function canTakeBack({ match, viewer }: MatchView): boolean {
  const undone = viewer === 'both' || viewer === match.turn.seat ? 2 : 1;
  return match.plies.length >= undone && match.takeback === null;
}

function renderWatchBar(model: BarModel): TemplateResult {
  return html`${renderSteps(model)} ${renderFlip(model.perform)}${renderSettings()}`;
}

function renderAfterBar(model: BarModel): TemplateResult {
  const { view, canRematch, isGuarded, perform } = model;
  const { match } = text();
  const isSeat = view.viewer !== 'spectator';
  const isOffered = view.match.rematch.offeredBy !== null;
  return html`${renderSteps(model)}
  ${
    isSeat
      ? html`<icon-button
          icon="rematch"
          .label=${isOffered ? match.rematch.accept : match.rematch.offer}
          ?badge=${isOffered && canRematch}
          ?disabled=${!canRematch || isGuarded}
          @click=${() => {
            perform({ kind: 'open', sheet: 'result' });
          }}
        ></icon-button>`
      : renderFlip(perform)
  }${renderSettings()}`;
}

/** Back and forth through the plies, and to where the match stands. */
function renderSteps({ view, seen, perform }: BarModel): TemplateResult {
  const { action } = text();
  const all = view.match.plies.length;
  const at = seen ?? all;
  const isLive = stateOf(view.match) !== 'ended';
  const see = (plies: number | null) => () => {
    perform({ kind: 'see', plies });
  };
  return html`${button('first', action.first, at === 0, see(0))}
    ${button('back', action.back, at === 0, see(Math.max(0, at - 1)))}
    ${button('forward', action.forward, at === all, see(at + 1 >= all && isLive ? null : at + 1))}
    <icon-button
      icon="live"
      .label=${isLive ? action.live : text().match.seen.last}
      .pressed=${isLive ? seen === null : null}
      ?disabled=${!isLive && at === all}
      @click=${see(isLive && seen === null ? all : null)}
    ></icon-button>
    ${button('moves', action.moves, false, () => {
      perform({ kind: 'open', sheet: 'moves' });
    })}`;
}

function renderLookers(perform: Perform): TemplateResult {
  const { action } = text();
  return html`${button('moves', action.moves, false, () => {
    perform({ kind: 'open', sheet: 'moves' });
  })}
  ${button('rules', action.rules, false, () => {
    perform({ kind: 'open', sheet: 'rules' });
  })}`;
}

function renderFlip(perform: Perform): TemplateResult {
  return button('flip', text().action.flip, false, () => {
    perform({ kind: 'flip' });
  });
}

function renderSound(): TemplateResult {
  const { action } = text();
  const { sound } = settings.current;
  return html`<icon-button
    .icon=${sound ? 'sound-on' : 'sound-off'}
    .label=${action.sound}
    .pressed=${sound}
    @click=${() => {
      settings.change({ sound: !sound });
    }}
  ></icon-button>`;
}

function renderSettings(): TemplateResult {
  return button('settings', text().action.settings, false, () => void openSettings());
}

function button(
  icon: IconName,
  label: string,
  isDisabled: boolean,
  click: () => void,
): TemplateResult {
  return html`<icon-button
    .icon=${icon}
    .label=${label}
    ?disabled=${isDisabled}
    @click=${click}
  ></icon-button>`;
}
