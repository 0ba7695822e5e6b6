/** A server that keeps something of each command for good. */
import { MatchCoordinator } from '../../../server/coordinator/match-coordinator.ts';
import { alter } from '../../faults/mutants/alter.ts';

const kept: Uint8Array[] = [];

alter(
  MatchCoordinator.prototype,
  'submit',
  (submit) =>
    function (this: MatchCoordinator, request) {
      kept.push(new Uint8Array(8000));
      return submit.call(this, request);
    },
);
