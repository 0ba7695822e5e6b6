/** A server that takes every reader for one that keeps up. */
import { Connection } from '../../../server/gateway/connection.ts';
import { alter } from '../../faults/mutants/alter.ts';

alter(Connection.prototype, 'measurePace', () => () => 'keeps-up');
