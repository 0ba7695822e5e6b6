/** Starts matches from the start page: made, played here, sought, or taken from the lobby. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Seat } from '../../shared/match/seat.ts';
import type { MatchSummary, Seek } from '../../shared/wire/rest.ts';
import { heldSeats } from '../connection/held-seats.ts';
import { browserTexts } from '../connection/kept-text.ts';
import { makeCommandId, makeSecret } from '../connection/random-id.ts';
import { createMatch, joinMatch, type RestFailure } from '../connection/rest.ts';
import { seekSecret, spendSeekSecret } from '../connection/seek-secret.ts';
import type { Seeker } from '../connection/seeker.ts';
import { formatLocalPath } from '../routing/local-path.ts';
import { navigate } from '../routing/navigation.ts';
import { formatMatchPath } from '../routing/route.ts';
import { settings } from '../settings/settings.ts';
import type { LocalChoice } from './local-setup.ts';
import {
  type ChoiceFault,
  isPlayedHere,
  type MatchChoice,
  readClock,
  requestOf,
  rulesetOf,
  seekOf,
} from './match-choice.ts';

const texts = browserTexts();

/** What can be taken from the lobby by one tap. */
export type LobbyEntry =
  | { readonly kind: 'seek'; readonly seek: Seek }
  | { readonly kind: 'open'; readonly match: MatchSummary };

/** A search under way: what is sought, since when, and how it stands. */
export interface Search {
  readonly choice: MatchChoice;
  readonly sinceMs: number;
  readonly seeker: Seeker;
}

/** Failures of joining after which the seat may be ours all the same: its secret is kept. */
const UNDECIDED: readonly RestFailure[] = [
  'not-connected',
  'too-many',
  'not-saved',
  'internal',
  'closing',
];

export class MatchStarter implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #isGone = false;
  #isTaking = false;
  isBusy = false;
  /** The field that cannot be sent as it is. */
  fault: ChoiceFault | null = null;
  /** Why the server made no match, or ended the search. */
  refusal: RestFailure | null = null;
  /** Why what was tapped in the lobby could not be taken. */
  takeRefusal: RestFailure | null = null;
  search: Search | null = null;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.#isGone = false;
  }

  /** Whoever leaves the page seeks no more. */
  hostDisconnected(): void {
    this.#isGone = true;
    this.search?.seeker.close();
    this.search = null;
  }

  start(choice: MatchChoice): void {
    this.#set({ refusal: null, fault: null, takeRefusal: null });
    if (isPlayedHere(choice)) this.#startHere(choice);
    else if (choice.opponent === 'anyone') void this.#seek(choice);
    else void this.#create(choice);
  }

  /** Seeks no more, unless someone was found at this very moment. */
  async cancel(): Promise<void> {
    const { search } = this;
    if (search === null) return;
    await search.seeker.rest();
    if (this.search !== search || search.seeker.state.kind === 'paired') return;
    search.seeker.close();
    this.#set({ search: null });
  }

  /** Takes the seat that is offered; resolves to whether it could be had. */
  async take(entry: LobbyEntry): Promise<boolean> {
    if (this.#isTaking) return true;
    this.#isTaking = true;
    this.#set({ takeRefusal: null });
    const seeker = this.search?.seeker;
    // Nobody is to be paired twice.
    await seeker?.rest();
    const refusal = seeker?.state.kind === 'paired' ? null : await takeSeat(entry);
    this.#isTaking = false;
    if (refusal === null) return true;
    seeker?.goOn();
    this.#set({ takeRefusal: refusal });
    return false;
  }

  #startHere(choice: MatchChoice): void {
    const ruleset = rulesetOf(choice);
    const clock = readClock(choice);
    if (!ruleset.ok || !clock.ok) {
      this.#set({ fault: ruleset.ok ? 'customSeconds' : ruleset.error });
      return;
    }
    const state: LocalChoice = { ruleset: ruleset.value, clockMs: clock.value };
    const { mode, opponent, level, seat, side } = choice;
    const computer = opponent === 'computer' ? { level, seat, side } : null;
    navigate(formatLocalPath({ mode, computer }), state);
  }

  async #create(choice: MatchChoice): Promise<void> {
    const request = requestOf(choice, makeSecret());
    if (!request.ok) {
      this.#set({ fault: request.error });
      return;
    }
    this.#set({ isBusy: true });
    const created = await createMatch(request.value);
    this.#set({ isBusy: false });
    if (!created.ok) {
      this.#set({ refusal: created.error });
      return;
    }
    const { id, seat, token, invite } = created.value;
    goPlay(id, seat, token, invite);
  }

  /** The code that holds a line to the server is loaded when someone seeks, and not before. */
  async #seek(choice: MatchChoice): Promise<void> {
    const token = seekSecret(texts, makeSecret);
    const message = seekOf(choice, { id: makeCommandId(), token });
    if (!message.ok) {
      this.#set({ fault: message.error });
      return;
    }
    this.#set({ isBusy: true });
    const live = await loadSeeking();
    this.#set({ isBusy: false });
    if (this.#isGone) return;
    if (live === null) {
      this.#set({ refusal: 'not-connected' });
      return;
    }
    const seeker = live.seekOpponent(message.value);
    this.#set({ search: { choice, sinceMs: Date.now(), seeker } });
    seeker.subscribe(() => {
      this.#follow(seeker, token);
    });
  }

  #follow(seeker: Seeker, token: string): void {
    const { state } = seeker;
    if (state.kind === 'paired') goPlay(state.paired.match, state.paired.seat, token, null);
    if (state.kind === 'refused') this.#set({ search: null, refusal: state.code });
    this.#host.requestUpdate();
  }

  #set(
    change: Partial<Pick<MatchStarter, 'isBusy' | 'fault' | 'refusal' | 'takeRefusal' | 'search'>>,
  ): void {
    Object.assign(this, change);
    this.#host.requestUpdate();
  }
}

async function takeSeat(entry: LobbyEntry): Promise<RestFailure | null> {
  const { name } = settings.current;
  if (entry.kind === 'open') return joinOpen(entry.match.id, name, makeSecret());
  const token = seekSecret(texts, makeSecret);
  const live = await loadSeeking();
  if (live === null) return 'not-connected';
  const answered = await live.takeSeek({ seek: entry.seek.id, name, token });
  if (!answered.ok) return answered.error;
  goPlay(answered.value.match, answered.value.seat, token, null);
  return null;
}

/** The secret is kept before it is sent: an answer lost on the way loses no seat. */
async function joinOpen(match: string, name: string, token: string): Promise<RestFailure | null> {
  heldSeats.hold({ match, seat: 'guest', token, invite: null, atMs: Date.now(), isOver: false });
  const joined = await joinMatch(match, { name, token });
  if (joined.ok) {
    goPlay(match, 'guest', token, null);
    return null;
  }
  if (!UNDECIDED.includes(joined.error)) heldSeats.letGo(match);
  return joined.error;
}

function goPlay(match: string, seat: Seat, token: string, invite: string | null): void {
  heldSeats.hold({ match, seat, token, invite, atMs: Date.now(), isOver: false });
  spendSeekSecret(texts, token);
  navigate(formatMatchPath(match));
}

async function loadSeeking(): Promise<typeof import('../connection/live-seeking.ts') | null> {
  try {
    return await import('../connection/live-seeking.ts');
  } catch {
    return null;
  }
}
