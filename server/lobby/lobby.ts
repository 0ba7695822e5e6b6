/** What the lobby shows: who waits, which matches have a free seat, and what is being played. */
import { formatAction } from '../../shared/notation/action.ts';
import { formatPosition } from '../../shared/notation/position.ts';
import { boardOf, type Match } from '../../shared/match/match.ts';
import { BOARD_NAMES, type BoardName } from '../../shared/match/seat.ts';
import type { LiveMatch, Lobby } from '../../shared/wire/rest.ts';
import type { MatchesDoor } from '../coordinator/door.ts';
import type { Time } from '../coordinator/time.ts';
import { isoOf, playingOn, summaryOf, type ViewersOf } from '../http/summary.ts';
import type { LateViews } from '../spectators/late-views.ts';
import type { MatchStore } from '../store/match-store.ts';
import type { LiveEverywhere } from './live-everywhere.ts';
import type { Seeks } from './seeks.ts';

/** So many boards are drawn on a page at most, and so many lines listed. */
const SHOWN_LIVE = 12;
const SHOWN_OPEN = 20;
/** Everyone who asks within it gets the same answer. */
const FRESH_MS = 1000;

export interface LobbySetting {
  readonly matches: Pick<MatchesDoor, 'open'>;
  readonly index: Pick<MatchStore, 'findHead' | 'listHeads'>;
  readonly seeks: Pick<Seeks, 'list'>;
  /** Those that anyone plays or watches at this moment. */
  readonly live: Pick<LiveEverywhere, 'list'>;
  readonly views: Pick<LateViews, 'of'>;
  readonly viewersOf: ViewersOf;
  readonly time: Pick<Time, 'monotonicMs' | 'wallMs'>;
}

export class LobbyBoard {
  readonly #setting: LobbySetting;
  #latest: { readonly lobby: Promise<Lobby>; readonly atMs: number } | null = null;

  constructor(setting: LobbySetting) {
    this.#setting = setting;
  }

  /** No older than a second. Rejects where the store fails. */
  read(): Promise<Lobby> {
    const atMs = this.#setting.time.monotonicMs();
    if (this.#latest !== null && atMs - this.#latest.atMs < FRESH_MS) return this.#latest.lobby;
    const lobby = this.#build();
    this.#latest = { lobby, atMs };
    // What has failed is asked for anew.
    lobby.catch(() => (this.#latest = null));
    return lobby;
  }

  async #build(): Promise<Lobby> {
    const { index, seeks, viewersOf, time } = this.#setting;
    const [live, open] = await Promise.all([
      this.#liveMatches(),
      index.listHeads({ state: 'open', limit: SHOWN_OPEN }),
    ]);
    return {
      seeks: seeks.list(),
      open: open.map((head) => summaryOf(head, viewersOf)),
      live,
      busiest: busiestOf(live),
      now: isoOf(time.wallMs()),
    };
  }

  /** Those with most viewers; the busiest final is among them, however many others there are. */
  async #liveMatches(): Promise<LiveMatch[]> {
    const ranked = this.#setting.live.list();
    const final = ranked.find(({ mode }) => mode === 'final');
    const chosen = ranked.slice(0, SHOWN_LIVE);
    if (final !== undefined && !chosen.includes(final)) chosen.splice(-1, 1, final);
    const shown = await Promise.all(chosen.map(({ match }) => this.#show(match)));
    return shown.filter((match) => match !== null);
  }

  /** `null` where it is over for those who watch. */
  async #show(id: string): Promise<LiveMatch | null> {
    const { matches, index, views, viewersOf } = this.#setting;
    const [door, head] = await Promise.all([matches.open(id), index.findHead(id)]);
    if (door === null || head === null) return null;
    const { match } = views.of(door);
    if (match.outcome !== null) return null;
    const boards: Partial<Record<BoardName, string>> = {};
    const lastPly: Partial<Record<BoardName, string | null>> = {};
    for (const name of BOARD_NAMES) {
      const board = boardOf(match, name);
      if (board === null) continue;
      boards[name] = formatPosition(board.position);
      lastPly[name] = lastPlyOn(match, name);
    }
    const summary = summaryOf(head, viewersOf);
    return { ...(head.state === 'ended' ? playingOn(summary) : summary), boards, lastPly };
  }
}

function lastPlyOn({ plies }: Match, name: BoardName): string | null {
  const last = plies.findLast(({ board }) => board === name);
  return last === undefined ? null : formatAction(last.action);
}

/** The first of the finals: they are ranked. */
function busiestOf(live: readonly LiveMatch[]): string | null {
  return live.find(({ mode }) => mode === 'final')?.id ?? null;
}
