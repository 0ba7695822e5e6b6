/** A server that lets every tenth connection into no room. */
import { Connection } from '../../../server/gateway/connection.ts';
import { alter } from '../../faults/mutants/alter.ts';

let connections = 0;

alter(
  Connection.prototype,
  'moveTo',
  (moveTo) =>
    function (this: Connection, room, from) {
      connections += 1;
      if (connections % 10 !== 0) moveTo.call(this, room, from);
    },
);
