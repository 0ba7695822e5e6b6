/** The action bar of a match: fixed places, disabled rather than removed (CLIENT.md). */
import { css, html, type TemplateResult } from 'lit';
import { stateOf } from '../../shared/match/match.ts';
import type { IconName } from '../elements/icons.ts';
import '../elements/icon-button.ts';
import { isReachable, type MatchView } from '../match/controller.ts';
import { text } from '../text/locale.ts';
import { ownOfferState, receivedOffers } from './offers.ts';
import type { Perform, PlayAct, Sheet } from './play-act.ts';
import { canHint, hasHints } from './play-hint.ts';

export const barStyles = css`
  .bar {
    flex: 1;
    display: grid;
    grid-auto-columns: minmax(var(--tap), 1fr);
    grid-auto-flow: column;
    justify-items: center;
    min-inline-size: 0;
    max-inline-size: 36rem;
  }
  @media (min-width: 900px) and (min-height: 600px) {
    .bar {
      display: flex;
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
  /** Somebody is there to talk to. */
  readonly canTalk: boolean;
  /** Something was said that nobody has looked at. */
  readonly isTalkUnread: boolean;
  /** A rematch can be asked for here. */
  readonly canRematch: boolean;
  /** There is room for words beside the icons. */
  readonly isWide: boolean;
  readonly perform: Perform;
}

interface BarButton {
  readonly icon: IconName;
  readonly label: string;
  readonly press: PlayAct;
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
  if (view.viewer === 'spectator') return watchButtons(model);
  if (stateOf(view.match) === 'ended') return afterButtons(model);
  return seatButtons(model);
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
      perform(press);
    }}
  ></icon-button>`;
}

/** In play and afterwards six places: nothing that ends a match lies where something else was. */
function seatButtons(model: BarModel): readonly BarButton[] {
  const { view, isGuarded } = model;
  const { action } = text();
  const isDisabled = !isReachable(view.connection) || isGuarded;
  const isClassic = view.match.setup.mode === 'classic';
  return [
    { icon: 'resign', label: action.resign, press: opening('resign'), isDisabled },
    {
      icon: 'draw',
      label: action.draw,
      press: opening('draw'),
      isDisabled,
      hasBadge: receivedOffers(view, 'draw').length > 0,
    },
    isClassic ? takebackButton(view, isDisabled) : flipButton(),
    fourthButton(model, isDisabled),
    ...endButtons(),
  ];
}

function takebackButton(view: MatchView, isDisabled: boolean): BarButton {
  const isAsked = isAskedBack(view);
  return {
    icon: 'takeback',
    label: text().action.takeback,
    press: takebackAct(view),
    isDisabled: isDisabled || !(isAsked || canTakeBack(view)),
    hasBadge: isAsked,
  };
}

/** Answers the other seat where it asks, else asks. */
export function takebackAct(view: MatchView): PlayAct {
  return isAskedBack(view)
    ? opening('takeback')
    : { kind: 'send', command: { kind: 'offer-takeback' } };
}

function isAskedBack(view: MatchView): boolean {
  return receivedOffers(view, 'takeback').length > 0;
}

/** A hint beside the computer, talk with a person, and what two at one screen need most. */
function fourthButton(model: BarModel, isDisabled: boolean): BarButton {
  const { view, isHinting, canTalk } = model;
  const { hint } = text().computer;
  if (hasHints(view))
    return {
      icon: 'hint',
      label: isHinting ? hint.asking : hint.label,
      press: { kind: 'hint' },
      isDisabled: isDisabled || isHinting || !canHint(view),
    };
  return canTalk ? talkButton(model) : rulesButton();
}

function talkButton({ isTalkUnread }: BarModel): BarButton {
  const { phrases } = text().action;
  return { icon: 'phrases', label: phrases, press: opening('talk'), hasBadge: isTalkUnread };
}

function endButtons(): readonly BarButton[] {
  const { action } = text();
  return [
    { icon: 'moves', label: action.moves, press: opening('moves') },
    { icon: 'more', label: action.more, press: opening('more') },
  ];
}

/** So many plies are undone that the asker is to act; who has asked asks again after a ply of their own. */
function canTakeBack(view: MatchView): boolean {
  const { match, viewer } = view;
  const undone = viewer === 'both' || viewer === match.turn.seat ? 2 : 1;
  return match.plies.length >= undone && ownOfferState(view, 'takeback') === 'open';
}

/** The same seven places, whether the match goes on or is over. */
function watchButtons(model: BarModel): readonly BarButton[] {
  return [...stepButtons(model), model.canTalk ? talkButton(model) : flipButton(), ...endButtons()];
}

function afterButtons(model: BarModel): readonly BarButton[] {
  const { view, canRematch, isGuarded, canTalk } = model;
  const { rematch } = text().match;
  const { offeredBy } = view.match.rematch;
  const isReceived = offeredBy !== null && offeredBy !== view.viewer;
  const [, back, forward] = stepButtons(model);
  const steps = [back, forward].flatMap((button) => button ?? []);
  return [
    ...steps.map((button) => ({ ...button, isDisabled: button.isDisabled === true || isGuarded })),
    {
      icon: 'rematch',
      label: view.viewer === 'both' ? rematch.again : isReceived ? rematch.accept : rematch.offer,
      press: opening('result'),
      isDisabled: !canRematch || isGuarded,
      hasBadge: isReceived && canRematch,
    },
    canTalk ? talkButton(model) : flipButton(),
    ...endButtons(),
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
  ];
}

function flipButton(): BarButton {
  return { icon: 'flip', label: text().action.flip, press: { kind: 'flip' } };
}

function rulesButton(): BarButton {
  return { icon: 'rules', label: text().action.rules, press: opening('rules') };
}

function opening(sheet: Sheet): PlayAct {
  return { kind: 'open', sheet };
}

function seeing(plies: number | null): PlayAct {
  return { kind: 'see', plies };
}
