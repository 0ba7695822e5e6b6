/** A server that tells the players when it has told everybody else. */
import { Server } from 'socket.io';
import { alter } from '../../faults/mutants/alter.ts';

type Operator = ReturnType<Server['to']>;

const LATER_MS = 30;

alter(
  Server.prototype,
  'to',
  (to) =>
    function (this: Server, rooms) {
      const operator = to.call(this, rooms);
      return typeof rooms === 'string' && rooms.startsWith('seats:') ? late(operator) : operator;
    },
);

function late(operator: Operator): Operator {
  const emit = operator.emit.bind(operator);
  const except = operator.except.bind(operator);
  operator.emit = (...given) => {
    setTimeout(() => emit(...given), LATER_MS);
    return true;
  };
  operator.except = (rooms) => late(except(rooms));
  return operator;
}
