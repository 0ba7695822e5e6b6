/** Meeting and watching as a part of the server: who waits, who follows what, and what the lobby shows of it. */
import { randomInt } from 'node:crypto';
import type { Side } from '../shared/rules/side.ts';
import type { Ties } from './cluster/ties.ts';
import type { MatchesDoor } from './coordinator/door.ts';
import type { Time } from './coordinator/time.ts';
import type { Audience } from './gateway/audience.ts';
import type { ViewersOf } from './http/summary.ts';
import { LiveEverywhere } from './lobby/live-everywhere.ts';
import { LiveMatches } from './lobby/live-matches.ts';
import { LobbyBoard } from './lobby/lobby.ts';
import { Seeks } from './lobby/seeks.ts';
import { LateViews } from './spectators/late-views.ts';
import type { MatchStore } from './store/match-store.ts';

export interface MeetingSetting {
  readonly matches: MatchesDoor;
  readonly index: Pick<MatchStore, 'findHead' | 'listHeads' | 'pairings'>;
  /** `null`: no other process shares the matches, or nothing can be told. */
  readonly ties: Ties | null;
  readonly newId: () => string;
  readonly time: Time;
  readonly report: (trouble: string, error: unknown) => void;
}

export interface Meeting {
  readonly seeks: Seeks;
  readonly views: LateViews;
  readonly lobby: LobbyBoard;
  /** By match: filled by the gateway. */
  readonly audiences: Map<string, Audience>;
  readonly viewersOf: ViewersOf;
  readonly drawSide: () => Side;
  close(): void;
}

/** To be opened before the matches of the store are taken up, so that it learns of them. */
export function openMeeting(setting: MeetingSetting): Meeting {
  const { matches, index, time } = setting;
  const audiences = new Map<string, Audience>();
  const live = openLive(setting, audiences);
  const viewersOf: ViewersOf = (match) => audiences.get(match)?.spectators ?? live.viewersOf(match);
  const drawSide = (): Side => (randomInt(2) === 0 ? 'goats' : 'tigers');
  const seeks = new Seeks({ ...setting, pairings: index.pairings ?? null, drawSide });
  const views = new LateViews(() => matches.now());
  const lobby = new LobbyBoard({ matches, index, seeks, live, views, viewersOf, time });
  const close = (): void => {
    seeks.close();
    live.close();
  };
  return { seeks, views, lobby, audiences, viewersOf, drawSide, close };
}

function openLive(
  { matches, ties, time }: MeetingSetting,
  audiences: ReadonlyMap<string, Audience>,
): LiveEverywhere {
  const live = new LiveMatches(matches, time);
  const here = () =>
    live
      .listOf(audiences.keys())
      .map((line) => ({ ...line, viewers: audiences.get(line.match)?.spectators ?? 0 }));
  return new LiveEverywhere({ ties, here, time });
}
