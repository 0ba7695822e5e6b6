/** The memory store does what every store must. */
import { MemoryStore } from '../../server/store/memory.ts';
import { describeStore } from './suite.ts';

describeStore('memory', () => Promise.resolve(new MemoryStore()));
