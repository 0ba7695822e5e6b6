/** A match that leaves out the first event which somebody who returns has missed. */
import { MatchCoordinator } from '../../../server/coordinator/match-coordinator.ts';
import { alter } from './alter.ts';

alter(
  MatchCoordinator.prototype,
  'eventsFrom',
  (eventsFrom) =>
    function (this: MatchCoordinator, from) {
      return eventsFrom.call(this, from === 0 ? 0 : from + 1);
    },
);
