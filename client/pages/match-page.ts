/** `<match-page>`: one address for a match in all its states: open, being played, over. */
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { MatchEvent } from '../../shared/match/event.ts';
import { stateOf } from '../../shared/match/match.ts';
import { otherSeat } from '../../shared/match/seat.ts';
import type { WireRefusal } from '../../shared/wire/refusal.ts';
import { heldSeats } from '../connection/held-seats.ts';
import { liveConnection } from '../connection/live-connection.ts';
import { makeCommandId, makeSecret } from '../connection/random-id.ts';
import { joinMatch, readMatch } from '../connection/rest.ts';
import { browserTimers } from '../connection/timers.ts';
import type { MatchView } from '../match/controller.ts';
import { RemoteController } from '../match/remote-controller.ts';
import { navigate, rewriteAddress } from '../routing/navigation.ts';
import { formatMatchPath, type Secrets } from '../routing/route.ts';
import { settings } from '../settings/settings.ts';
import { LocalizedElement } from '../text/localized-element.ts';
import { text } from '../text/locale.ts';
import { sayRefusal } from '../text/sentences.ts';
import { renderOverlay, renderWaiting, standingStyles } from './match-standing.ts';
import { controlStyles } from '../theme/controls.ts';

@customElement('match-page')
export class MatchPage extends LocalizedElement {
  static override readonly styles = [
    controlStyles,
    standingStyles,
    css`
      :host {
        display: block;
        min-block-size: 100svh;
      }
      .play {
        block-size: 100svh;
      }
    `,
  ];

  @property() match = '';
  /** What the address brought along. */
  @property({ attribute: false }) secrets: Secrets = { seat: null, invite: null };

  @state() private controller: RemoteController | null = null;
  @state() private refusal: WireRefusal | null = null;
  /** The open match as the invited see it where only seats are let in. */
  @state() private outside: MatchView | null = null;
  /** Why the seat could not be taken, in words. */
  @state() private joinRefusal = '';
  @state() private isJoining = false;

  #undo: (() => void)[] = [];
  /** Whether this page has already shown the match unfinished: then a rematch takes it along. */
  #wasThere = false;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#undo.push(
      liveConnection().subscribe(() => {
        this.requestUpdate();
      }),
    );
    void this.#enter();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const undo of this.#undo) undo();
    this.#undo = [];
    this.controller?.close();
    this.controller = null;
  }

  /** A seat's link opened on this very page. */
  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!this.hasUpdated || !changed.has('secrets') || this.secrets.seat === null) return;
    this.#importSeat();
    void this.controller?.takeSeat(heldSeats.get(this.match)?.token);
  }

  protected override render(): TemplateResult {
    const { controller, refusal } = this;
    const { state } = liveConnection();
    if (this.outside !== null) return this.#renderInvite(this.outside);
    if (refusal !== null) return this.#renderProblem(refusal);
    if (controller === null) return renderWaiting(state);
    const stage = stateOf(controller.view.match);
    return html`${
      stage === 'open' ? this.#renderInvite(controller.view) : this.#renderPlay(controller)
    }${stage === 'ended' ? nothing : renderOverlay(state, controller.standing, this.#playHere)}`;
  }

  #renderProblem(problem: WireRefusal): TemplateResult {
    void import('./problem-page.ts');
    return html`<problem-page .problem=${problem}></problem-page>`;
  }

  #renderInvite(view: MatchView): TemplateResult {
    void import('./invite-view.ts');
    const held = heldSeats.get(this.match);
    return html`<invite-view
      .view=${view}
      .matchId=${this.match}
      .invite=${held?.invite ?? this.secrets.invite}
      .token=${held?.token ?? null}
      .refusal=${this.joinRefusal}
      ?joining=${this.isJoining}
      @seat-wanted=${this.#onSeatWanted}
      @ready-change=${() => void this.controller?.setReady(true)}
      @cancel-wanted=${() => void this.controller?.send({ kind: 'cancel' })}
    ></invite-view>`;
  }

  #renderPlay(controller: RemoteController): TemplateResult {
    const { view } = controller;
    const { next } = view.match.rematch;
    const { viewer } = view;
    // The computer waits for nobody.
    const isWaited =
      (viewer === 'host' || viewer === 'guest') && view.match.setup.computer === null;
    const isReady = !isWaited || view.presence[viewer].ready;
    return html`<main class="play">
      <play-view
        .controller=${controller}
        .matchId=${this.match}
        .token=${heldSeats.get(this.match)?.token ?? null}
        .nextPath=${next === null ? null : formatMatchPath(next)}
        .beReady=${isReady ? null : () => void controller.setReady(true)}
      ></play-view>
    </main>`;
  }

  async #enter(): Promise<void> {
    this.#importSeat();
    // Needed sooner or later whatever the match's state: loaded while the server is being asked.
    void import('./play-view.ts');
    const entered = await RemoteController.enter({
      connection: liveConnection(),
      timers: browserTimers,
      makeId: makeCommandId,
      match: this.match,
      token: heldSeats.get(this.match)?.token ?? null,
    });
    if (!this.isConnected) {
      if (entered.ok) entered.value.close();
      return;
    }
    if (!entered.ok) {
      await this.#lookFromOutside(entered.error);
      return;
    }
    this.outside = null;
    this.controller = entered.value;
    this.#undo.push(entered.value.subscribe(this.#onChange));
    this.#onChange(null);
  }

  /** Who is invited to a match without spectators is let in with the seat alone. */
  async #lookFromOutside(refusal: WireRefusal): Promise<void> {
    const summary = refusal === 'no-spectators' ? await readMatch(this.match) : null;
    const isInvited =
      summary?.ok === true &&
      summary.value.state === 'open' &&
      (summary.value.public || this.secrets.invite !== null);
    if (!isInvited) {
      this.refusal = refusal;
      return;
    }
    const { viewFromOutside } = await import('../match/summary-match.ts');
    this.outside = viewFromOutside(summary.value);
  }

  /** A seat's link makes this browser its holder; the secret leaves the address bar at once. */
  #importSeat(): void {
    const { seat: token } = this.secrets;
    if (token === null) return;
    const { match } = this;
    heldSeats.hold({ match, seat: 'host', token, invite: null, atMs: Date.now(), isOver: false });
    rewriteAddress(formatMatchPath(match));
  }

  readonly #onChange = (event: MatchEvent | null): void => {
    const { controller } = this;
    if (controller === null) return;
    this.requestUpdate();
    const { match, viewer } = controller.view;
    this.#keepSeat();
    const { next } = match.rematch;
    if (next === null) {
      this.#wasThere = true;
      return;
    }
    if (viewer === 'host' || viewer === 'guest') this.#holdNext(next);
    if (event?.kind === 'rematch-agreed' || this.#wasThere) navigate(formatMatchPath(next));
  };

  /** What is known of the seat here is written down: which it is, and whether its match is over. */
  #keepSeat(): void {
    const { controller } = this;
    const held = heldSeats.get(this.match);
    if (controller === null || held === null) return;
    const { match, viewer } = controller.view;
    if (controller.standing === 'lost') this.#loseSeat();
    if (viewer !== 'host' && viewer !== 'guest') return;
    const isOver = stateOf(match) === 'ended';
    if (held.seat !== viewer || held.isOver !== isOver)
      heldSeats.update(this.match, { seat: viewer, isOver, atMs: Date.now() });
  }

  #loseSeat(): void {
    heldSeats.letGo(this.match);
    void this.updateComplete.then(() => {
      this.renderRoot.querySelector('play-view')?.tell(text().match.lost);
    });
  }

  /** In the rematch seats change places, and each keeps its secret. */
  #holdNext(next: string): void {
    const held = heldSeats.get(this.match);
    if (held === null || heldSeats.get(next) !== null) return;
    const seat = otherSeat(held.seat);
    heldSeats.hold({ ...held, match: next, seat, invite: null, isOver: false, atMs: Date.now() });
  }

  readonly #onSeatWanted = (): void => {
    void this.#takeSeat();
  };

  /** The secret is kept before it is sent: an answer lost on the way loses no seat. */
  async #takeSeat(): Promise<void> {
    const { match, secrets } = this;
    if (this.isJoining) return;
    this.isJoining = true;
    this.joinRefusal = '';
    const token = heldSeats.get(match)?.token ?? makeSecret();
    heldSeats.hold({
      match,
      seat: 'guest',
      token,
      invite: secrets.invite,
      atMs: Date.now(),
      isOver: false,
    });
    const joined = await joinMatch(match, {
      name: settings.current.name,
      token,
      ...(secrets.invite === null ? {} : { invite: secrets.invite }),
    });
    this.isJoining = false;
    if (joined.ok) {
      rewriteAddress(formatMatchPath(match));
      await (this.controller === null ? this.#enter() : this.controller.takeSeat(token));
      // Whoever takes the seat is here to play.
      await this.controller?.setReady(true);
      return;
    }
    if (joined.error !== 'not-connected') heldSeats.letGo(match);
    this.joinRefusal = sayRefusal(joined.error);
  }

  readonly #playHere = (): void => {
    void this.controller?.takeSeat();
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'match-page': MatchPage;
  }
}
