/** A server that takes every reader for one that has read everything. */
import { Backlog } from '../../../server/gateway/backlog.ts';

Object.defineProperty(Backlog.prototype, 'waitingBytes', { get: () => 0 });
