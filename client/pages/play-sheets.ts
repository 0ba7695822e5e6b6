/** What may lie over a match: its moves, its rules, a draw, the question before resigning, the result. */
import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { otherSeat, type Seat, sideOf } from '../../shared/match/seat.ts';
import { timelineOfMatch } from '../../shared/notation/timeline.ts';
import '../elements/confirm-dialog.ts';
import { type PlySelectEvent } from '../elements/move-list.ts';
import type { PieceKind } from '../elements/piece-art.ts';
import '../elements/result-dialog.ts';
import '../elements/sheet-dialog.ts';
import type { MatchView } from '../match/controller.ts';
import { formatReplayPath } from '../routing/route.ts';
import { text } from '../text/locale.ts';
import { nameOfSeat, sayOutcome } from '../text/sentences.ts';
import { saySeries } from '../text/series-score.ts';
import { type CommandWantedEvent } from './offer-dialog.ts';
import type { OfferTopic } from './offers.ts';
import type { Perform, Sheet } from './play-act.ts';
import type { Look } from './play-look.ts';
import type { PlayTalk } from './play-talk.ts';

export interface SheetModel {
  readonly view: MatchView;
  readonly sheet: Sheet | null;
  readonly look: Look;
  readonly talk: PlayTalk;
  /** On the server; `null` for a match played here. */
  readonly matchId: string | null;
  /** The secret of the seat held here. */
  readonly token: string | null;
  readonly canRematch: boolean;
  /** Where the rematch is; `null` before it is agreed. */
  readonly nextPath: string | null;
  readonly perform: Perform;
}

export function renderSheets(model: SheetModel): TemplateResult {
  const { sheet, perform } = model;
  const close = (): void => {
    perform({ kind: 'close' });
  };
  return html`<div @dialog-cancel=${close}>
    ${renderResign(model)} ${renderOffers(model, 'draw')} ${renderOffers(model, 'takeback')}
    ${renderResult(model)}
    <sheet-dialog .heading=${text().match.movesTitle} ?open=${sheet === 'moves'}>
      ${
        sheet === 'moves'
          ? html`<div class="moves">${renderMoves(model)}</div>
              ${renderHome()}`
          : nothing
      }
    </sheet-dialog>
    <sheet-dialog .heading=${text().rules.title} ?open=${sheet === 'rules'}>
      ${sheet === 'rules' ? renderRules(model) : nothing}
    </sheet-dialog>
    <sheet-dialog .heading=${text().action.more} ?open=${sheet === 'more'}>
      ${sheet === 'more' ? renderMore(model) : nothing}
    </sheet-dialog>
    <sheet-dialog .heading=${text().action.phrases} ?open=${sheet === 'talk'}>
      ${sheet === 'talk' ? renderTalk(model, close) : nothing}
    </sheet-dialog>
  </div>`;
}

/** Few look there, so its code comes when they do. */
function renderRules({ view, matchId, token }: SheetModel): TemplateResult {
  void import('./about-match.ts');
  return html`<about-match .view=${view} .matchId=${matchId} .token=${token}></about-match>`;
}

function renderMore({ view, look, matchId, perform }: SheetModel): TemplateResult {
  void import('./play-more.ts');
  return html`<more-sheet
    .look=${look}
    ?two=${view.match.setup.mode === 'final'}
    ?has-record=${matchId !== null && view.match.outcome !== null}
    .match=${view.match}
    .matchId=${matchId}
    .perform=${perform}
  ></more-sheet>`;
}

function renderTalk({ view, talk }: SheetModel, done: () => void): TemplateResult {
  void import('./talk-sheet.ts');
  return html`<talk-sheet .view=${view} .talk=${talk} .log=${talk.log} .done=${done}></talk-sheet>`;
}

/** The moves, after the end with the result over them and the record to keep. */
export function renderMoves(model: SheetModel): TemplateResult {
  const { view, look, matchId, perform } = model;
  const { match, viewer } = view;
  const outcome = sayOutcome(match, viewer);
  // Anew only where something was played: whoever has scrolled the moves stays where they are.
  const timeline = guard([match.plies, match.marks, match.boards], () => timelineOfMatch(match));
  return html`${
      outcome === null
        ? nothing
        : html`<p class="outcome"><strong>${outcome.headline}</strong> ${outcome.detail}</p>`
    }
    <move-list
      .timeline=${timeline}
      .current=${look.seen === null ? null : look.seen - 1}
      @ply-select=${({ index }: PlySelectEvent) => {
        perform({ kind: 'see', plies: index + 1 });
      }}
    ></move-list>
    ${
      matchId === null || outcome === null
        ? nothing
        : html`<button
              class="button record"
              type="button"
              @click=${() => {
                perform({ kind: 'save-record' });
              }}
            >
              ${text().match.record}
            </button>
            ${renderReplay(matchId)}`
    }`;
}

function renderReplay(matchId: string): TemplateResult {
  return html`<a class="button record" href=${formatReplayPath(matchId)}
    >${text().match.replayAndReview}</a
  >`;
}

function renderResign({ view, sheet, perform }: SheetModel): TemplateResult {
  const { resign } = text().match;
  return html`<confirm-dialog
    danger
    .heading=${resign.title}
    .detail=${resign[view.match.setup.mode]}
    .confirmLabel=${resign.confirm}
    ?open=${sheet === 'resign'}
    @dialog-confirm=${() => {
      perform({ kind: 'close' });
      perform({ kind: 'send', command: { kind: 'resign' } });
    }}
  ></confirm-dialog>`;
}

function renderOffers({ view, sheet, perform }: SheetModel, topic: OfferTopic): TemplateResult {
  return html`<offer-dialog
    .view=${view}
    .topic=${topic}
    ?open=${sheet === topic}
    @command-wanted=${({ command }: CommandWantedEvent) => {
      perform({ kind: 'close' });
      perform({ kind: 'send', command });
    }}
  ></offer-dialog>`;
}

function renderResult(model: SheetModel): TemplateResult {
  const { view, sheet, perform } = model;
  return html`<result-dialog
    .outcome=${sayOutcome(view.match, view.viewer)}
    .emblem=${emblemOf(view)}
    ?open=${sheet === 'result'}
  >
    ${view.match.series === null ? nothing : html`<p class="result-note">${saySeries(view.match)}</p>`}
    ${renderRematch(model)}
    <button
      class="button"
      type="button"
      @click=${() => {
        perform({ kind: 'see', plies: view.match.plies.length });
        perform({ kind: 'close' });
      }}
    >
      ${text().match.look}
    </button>
    ${model.matchId === null ? nothing : renderReplay(model.matchId)}
    <a class="button quiet" href="/">${text().match.home}</a>
  </result-dialog>`;
}

function renderRematch(model: SheetModel): TemplateResult | typeof nothing {
  const { view, nextPath } = model;
  const { viewer, match } = view;
  const words = text().match.rematch;
  if (nextPath !== null)
    return html`<a class="button primary" href=${nextPath}>${words.follow}</a>`;
  if (viewer === 'spectator' || !match.isJoined) return nothing;
  if (viewer === 'both') return renderOfferRematch(model, words.again);
  const { offeredBy } = match.rematch;
  if (offeredBy === otherSeat(viewer)) return renderReceivedRematch(model, offeredBy);
  const isWaiting = offeredBy === viewer;
  const hasOffered = match.offered.some(
    (offered) => offered.seat === viewer && offered.object === 'rematch',
  );
  return html`${renderOfferRematch(model, isWaiting ? words.offered : words.offer, hasOffered)}
    <p class="result-note" role="status">
      ${hasOffered && !isWaiting ? words.declined : words.hint}
    </p>`;
}

function renderReceivedRematch(model: SheetModel, from: Seat): TemplateResult {
  const words = text().match;
  return html`<p class="result-note" role="status">
      ${words.rematch.received(nameOfSeat(model.view.match, from))}
    </p>
    ${renderOfferRematch(model, words.rematch.accept)}
    <button
      class="button"
      type="button"
      @click=${() => {
        model.perform({ kind: 'send', command: { kind: 'decline-rematch' } });
      }}
    >
      ${words.draw.decline}
    </button>`;
}

/** Offering what the other seat has offered accepts it. */
function renderOfferRematch(
  { canRematch, perform }: SheetModel,
  label: string,
  hasOffered = false,
): TemplateResult {
  return html`<button
    class="button primary"
    type="button"
    ?disabled=${!canRematch || hasOffered}
    @click=${() => {
      perform({ kind: 'send', command: { kind: 'offer-rematch', next: '' } });
    }}
  >
    ${label}
  </button>`;
}

/** The piece of the side that won, where one board decided. */
function emblemOf({ match }: MatchView): PieceKind | null {
  const outcome = match.outcome;
  if (outcome?.reason.kind !== 'board') return null;
  const { board } = outcome.reason;
  const winner = outcome.result;
  if (winner !== 'host' && winner !== 'guest') return null;
  return sideOf(match.setup, winner, board) === 'tigers' ? 'tiger' : 'goat';
}

/** On a phone the head has no room for the way home. */
function renderHome(): TemplateResult {
  return html`<p><a class="button quiet" href="/">${text().match.home}</a></p>`;
}
