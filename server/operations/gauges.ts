/** Looks up what is counted at the moment someone asks. */
import { SEATS } from '../../shared/match/seat.ts';
import { stateOf } from '../../shared/match/match.ts';
import type { MatchDoor } from '../coordinator/door.ts';
import type { Audience } from '../gateway/audience.ts';
import type { Gauges } from './observer.ts';

export interface GaugesSetting {
  readonly matches: {
    busy(): readonly Pick<MatchDoor, 'match'>[];
    readonly restingCount: number;
  };
  readonly gateway: { countConnections(): ReturnType<Gauges['connections']> };
  readonly audiences: ReadonlyMap<string, Audience>;
  readonly computer: { load(): ReturnType<Gauges['computer']> };
  readonly isReady: () => boolean;
}

export function gaugesOf(setting: GaugesSetting): Gauges {
  const { matches, gateway, audiences, computer, isReady } = setting;
  return {
    matches: () => {
      const counts = { open: 0, live: 0, ended: 0, resting: matches.restingCount };
      for (const { match } of matches.busy()) counts[stateOf(match)] += 1;
      return counts;
    },
    connections: () => gateway.countConnections(),
    viewers: () => countViewers([...audiences.values()]),
    computer: () => computer.load(),
    isReady,
  };
}

function countViewers(audiences: readonly Audience[]): ReturnType<Gauges['viewers']> {
  const counts = { seats: 0, spectators: 0 };
  for (const audience of audiences) {
    counts.spectators += audience.spectatorsHere;
    counts.seats += SEATS.filter((seat) => audience.playerOf(seat) !== null).length;
  }
  return counts;
}
