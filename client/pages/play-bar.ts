/** The action bar of a match: fixed places, disabled rather than removed (CLIENT.md). */
import { css, html, type TemplateResult } from 'lit';
import { stateOf } from '../../shared/match/match.ts';
import type { IconName } from '../elements/icons.ts';
import '../elements/icon-button.ts';
import { isReachable, type MatchView } from '../match/controller.ts';
import { openSettings } from '../settings/open-settings.ts';
import { settings } from '../settings/settings.ts';
import { text } from '../text/locale.ts';
import { receivedOffers } from './offers.ts';
import type { Perform, PlayAct, Sheet } from './play-act.ts';
import { canHint, hasHints } from './play-hint.ts';

export const barStyles = css`
  .bar {
    flex: 1;
    display: flex;
    justify-content: space-evenly;
    min-inline-size: 0;
    max-inline-size: 36rem;
  }
  /* Eight buttons in a row on the smallest phone. */
  @media (max-width: 359px) {
    .bar {
      --icon-button-inline: 40px;
      --icon-button-padding: 6px;
    }
  }
  @media (min-width: 900px) and (min-height: 600px) {
    .bar {
      max-inline-size: none;
      justify-content: center;
      gap: 6px;
    }
  }
`;

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
  /** There is room for words beside the icons. */
  readonly isWide: boolean;
  readonly perform: Perform;
}

interface BarButton {
  readonly icon: IconName;
  readonly label: string;
  readonly press: PlayAct | (() => void);
  readonly isDisabled?: boolean;
  readonly hasBadge?: boolean;
  /** Of a switch. */
  readonly isPressed?: boolean;
}

export function renderBar(model: BarModel): TemplateResult {
  return html`${buttonsOf(model).map((button) => renderButton(button, model))}`;
}

function buttonsOf(model: BarModel): readonly BarButton[] {
  const { view } = model;
  if (stateOf(view.match) === 'ended') return afterButtons(model);
  return view.viewer === 'spectator' ? watchButtons(model) : seatButtons(model);
}

function renderButton(
  { icon, label, press, isDisabled = false, hasBadge = false, isPressed }: BarButton,
  { isWide, perform }: BarModel,
): TemplateResult {
  return html`<icon-button
    .icon=${icon}
    .label=${label}
    .pressed=${isPressed ?? null}
    ?labelled=${isWide}
    ?badge=${hasBadge}
    ?disabled=${isDisabled}
    @click=${() => {
      if (typeof press === 'function') press();
      else perform(press);
    }}
  ></icon-button>`;
}

function seatButtons({ view, isGuarded, isHinting }: BarModel): readonly BarButton[] {
  const { action, computer } = text();
  const isDisabled = !isReachable(view.connection) || isGuarded;
  const takebackButton: BarButton = {
    icon: 'takeback',
    label: action.takeback,
    press: { kind: 'send', command: { kind: 'offer-takeback' } },
    isDisabled: isDisabled || !canTakeBack(view),
  };
  const hintButton: BarButton = {
    icon: 'hint',
    label: isHinting ? computer.hint.asking : computer.hint.label,
    press: { kind: 'hint' },
    isDisabled: isDisabled || isHinting || !canHint(view),
  };
  return [
    { icon: 'resign', label: action.resign, press: opening('resign'), isDisabled },
    {
      icon: 'draw',
      label: action.draw,
      press: opening('draw'),
      isDisabled,
      hasBadge: receivedOffers(view).length > 0,
    },
    ...(view.match.setup.mode === 'classic' ? [takebackButton] : []),
    ...(hasHints(view) ? [hintButton] : []),
    { icon: 'moves', label: action.moves, press: opening('moves') },
    { icon: 'rules', label: action.rules, press: opening('rules') },
    soundButton(),
    settingsButton(),
  ];
}

/** So many plies are undone that the asker is to act. */
function canTakeBack({ match, viewer }: MatchView): boolean {
  const undone = viewer === 'both' || viewer === match.turn.seat ? 2 : 1;
  return match.plies.length >= undone && match.takeback === null;
}

function watchButtons(model: BarModel): readonly BarButton[] {
  return [...stepButtons(model), flipButton(), settingsButton()];
}

function afterButtons(model: BarModel): readonly BarButton[] {
  const { view, canRematch, isGuarded } = model;
  const { rematch } = text().match;
  const { offeredBy } = view.match.rematch;
  const isReceived = offeredBy !== null && offeredBy !== view.viewer;
  const rematchButton: BarButton = {
    icon: 'rematch',
    label: view.viewer === 'both' ? rematch.again : isReceived ? rematch.accept : rematch.offer,
    press: opening('result'),
    isDisabled: !canRematch || isGuarded,
    hasBadge: isReceived && canRematch,
  };
  return [
    ...stepButtons(model),
    view.viewer === 'spectator' ? flipButton() : rematchButton,
    settingsButton(),
  ];
}

/** Back and forth through the plies, and to where the match stands. */
function stepButtons({ view, seen }: BarModel): readonly BarButton[] {
  const { action, match } = text();
  const all = view.match.plies.length;
  const at = seen ?? all;
  const isLive = stateOf(view.match) !== 'ended';
  const last = isLive ? null : all;
  return [
    { icon: 'first', label: action.first, press: seeing(0), isDisabled: at === 0 },
    { icon: 'back', label: action.back, press: seeing(Math.max(0, at - 1)), isDisabled: at === 0 },
    {
      icon: 'forward',
      label: action.forward,
      press: seeing(at + 1 >= all ? last : at + 1),
      isDisabled: at === all,
    },
    isLive
      ? {
          icon: 'live',
          label: action.live,
          press: seeing(seen === null ? all : null),
          isPressed: seen === null,
        }
      : { icon: 'live', label: match.seen.last, press: seeing(null), isDisabled: at === all },
    { icon: 'moves', label: action.moves, press: opening('moves') },
  ];
}

function soundButton(): BarButton {
  const { sound } = settings.current;
  return {
    icon: sound ? 'sound-on' : 'sound-off',
    label: text().action.sound,
    press: () => {
      settings.change({ sound: !sound });
    },
    isPressed: sound,
  };
}

function flipButton(): BarButton {
  return { icon: 'flip', label: text().action.flip, press: { kind: 'flip' } };
}

function settingsButton(): BarButton {
  return {
    icon: 'settings',
    label: text().action.settings,
    press: () => void openSettings(),
  };
}

function opening(sheet: Sheet): PlayAct {
  return { kind: 'open', sheet };
}

function seeing(plies: number | null): PlayAct {
  return { kind: 'see', plies };
}
