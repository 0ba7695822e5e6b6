/** A server that goes without a word to those who are connected. */
import { Gateway } from '../../../server/gateway/gateway.ts';
import { alter } from './alter.ts';

alter(Gateway.prototype, 'announceClosing', () => () => undefined);
