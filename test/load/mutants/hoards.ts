/** A server that holds a buffer for each connection. */
import { Connection } from '../../../server/gateway/connection.ts';
import { alter } from '../../faults/mutants/alter.ts';

const held: Buffer[] = [];

alter(
  Connection.prototype,
  'greet',
  (greet) =>
    function (this: Connection) {
      held.push(Buffer.alloc(65_536, 1));
      greet.call(this);
    },
);
