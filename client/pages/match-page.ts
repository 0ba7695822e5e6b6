/** `<match-page>`: one address for a match in all its states: open, being played, over. */
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { MatchEvent } from '../../shared/match/event.ts';
import { stateOf } from '../../shared/match/match.ts';
import type { WireRefusal } from '../../shared/wire/refusal.ts';
import { heldSeats } from '../connection/held-seats.ts';
import { liveConnection } from '../connection/live-connection.ts';
import { makeCommandId, makeSecret } from '../connection/random-id.ts';
import { joinMatch, readMatch, type RestFailure } from '../connection/rest.ts';
import { browserTimers } from '../connection/timers.ts';
import type { MatchView } from '../match/controller.ts';
import { RemoteController } from '../match/remote-controller.ts';
import { navigate, rewriteAddress } from '../routing/navigation.ts';
import { formatMatchPath, type Secrets } from '../routing/route.ts';
import { settings } from '../settings/settings.ts';
import { LocalizedElement } from '../text/localized-element.ts';
import { text } from '../text/locale.ts';
import { sayRefusal } from '../text/sentences.ts';
import type { RenewedEvent } from './renew-button.ts';
import { SeatKeeper } from './seat-keeper.ts';
import { renderOverlay, renderWaiting, standingStyles } from './match-standing.ts';
import { controlStyles } from '../theme/controls.ts';

/** Failures of joining after which the seat may be ours all the same: its secret is kept. */
const UNDECIDED: readonly RestFailure[] = [
  'not-connected',
  'too-many',
  'not-saved',
  'internal',
  'closing',
];

@customElement('match-page')
export class MatchPage extends LocalizedElement {
  static override readonly styles = [
    controlStyles,
    standingStyles,
    css`
      :host {
        display: block;
        min-block-size: calc(100svh - var(--above, 0px));
      }
      .play {
        block-size: calc(100svh - var(--above, 0px));
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
  /** Why a seat could not be taken, in words. */
  @state() private joinRefusal = '';
  @state() private isJoining = false;

  #keeper: SeatKeeper | null = null;
  /** The viewer could have taken the second seat. */
  #mayJoin = false;

  #undo: (() => void)[] = [];
  /** Whether this page has already shown the match unfinished: then a rematch takes it along. */
  #wasThere = false;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#keeper = new SeatKeeper(heldSeats, this.match, () => Date.now());
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
    this.#mayJoin ||= changed.has('secrets') && this.secrets.invite !== null;
    if (!this.hasUpdated || !changed.has('secrets') || this.secrets.seat === null) return;
    rewriteAddress(formatMatchPath(this.match));
    void this.controller?.takeSeat(this.secrets.seat);
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
      .token=${this.controller?.token ?? null}
      .refusal=${this.joinRefusal}
      ?joining=${this.isJoining}
      @seat-wanted=${this.#onSeatWanted}
      @link-renewed=${this.#onSeatRenewed}
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
    return html`<main class="play" @link-renewed=${this.#onSeatRenewed}>
      <play-view
        .controller=${controller}
        .matchId=${this.match}
        .token=${controller.token}
        .nextPath=${next === null ? null : formatMatchPath(next)}
        .beReady=${isReady ? null : () => void controller.setReady(true)}
      ></play-view>
    </main>`;
  }

  async #enter(): Promise<void> {
    const { seat } = this.secrets;
    const held = heldSeats.get(this.match)?.token ?? null;
    // The secret leaves the address bar at once.
    if (seat !== null) rewriteAddress(formatMatchPath(this.match));
    // Needed sooner or later whatever the match's state: loaded while the server is being asked.
    void import('./play-view.ts');
    const entered = await RemoteController.enter({
      connection: liveConnection(),
      timers: browserTimers,
      makeId: makeCommandId,
      match: this.match,
      token: seat ?? held,
      spareToken: held,
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
      if (summary?.ok === true && summary.value.state === 'live' && this.#mayJoin) this.#shutOut();
      return;
    }
    const { viewFromOutside } = await import('../match/summary-match.ts');
    this.outside = viewFromOutside(summary.value);
  }

  readonly #onChange = (event: MatchEvent | null): void => {
    const { controller } = this;
    if (controller === null) return;
    this.requestUpdate();
    const { match, viewer } = controller.view;
    this.#keepSeat(controller);
    this.#noteTaken(controller.view);
    const { next } = match.rematch;
    if (next === null) {
      this.#wasThere = true;
      return;
    }
    if (viewer === 'host' || viewer === 'guest') this.#keeper?.holdNext(next);
    if (event?.kind === 'rematch-agreed' || this.#wasThere) navigate(formatMatchPath(next));
  };

  #keepSeat({ view, token, refusedToken }: RemoteController): void {
    const isOver = stateOf(view.match) === 'ended';
    const news = this.#keeper?.note({ viewer: view.viewer, token, refusedToken, isOver });
    if (news === 'lost') void this.#tell(text().match.lost);
    if (news === 'no-seat') void this.#tell(text().match.noSeat);
  }

  /** Whoever was about to take the seat, and finds it taken, is told why they watch. */
  #noteTaken({ match, viewer }: MatchView): void {
    const isOpen = stateOf(match) === 'open';
    if (isOpen && match.setup.isPublic) this.#mayJoin = true;
    if (isOpen || this.isJoining || !this.#mayJoin) return;
    this.#mayJoin = false;
    rewriteAddress(formatMatchPath(this.match));
    if (viewer === 'spectator' && match.isJoined) void this.#tell(text().match.taken);
  }

  /** Says it on whichever page is shown, once that is there. */
  async #tell(sentence: string): Promise<void> {
    this.joinRefusal = sentence;
    await import('./play-view.ts');
    await this.updateComplete;
    const play = this.renderRoot.querySelector('play-view');
    await play?.updateComplete;
    play?.tell(sentence);
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
    const { invite } = secrets;
    heldSeats.hold({ match, seat: 'guest', token, invite, atMs: Date.now(), isOver: false });
    const joined = await joinMatch(match, {
      name: settings.current.name,
      token,
      ...(invite === null ? {} : { invite }),
    });
    if (joined.ok) {
      rewriteAddress(formatMatchPath(match));
      await (this.controller === null ? this.#enter() : this.controller.takeSeat(token));
      this.isJoining = false;
      // Whoever takes the seat is here to play.
      await this.controller?.setReady(true);
      return;
    }
    this.isJoining = false;
    if (!UNDECIDED.includes(joined.error)) heldSeats.letGo(match);
    this.joinRefusal = sayRefusal(joined.error);
    if (this.controller !== null) this.#noteTaken(this.controller.view);
    else if (joined.error === 'seat-taken') this.#shutOut();
  }

  /** The seat is taken, and nobody else is let in. */
  #shutOut(): void {
    this.outside = null;
    this.refusal = 'seat-taken';
    rewriteAddress(formatMatchPath(this.match));
  }

  /** What was played by the old secret goes on by the new one. */
  readonly #onSeatRenewed = ({ secret }: RenewedEvent): void => {
    void this.controller?.takeSeat(secret);
  };

  readonly #playHere = (): void => {
    void this.controller?.takeSeat();
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'match-page': MatchPage;
  }
}
