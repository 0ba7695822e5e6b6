/** The faulty store of the tests is a store like any other until a fault is planned. */
import { MemoryStore } from '../../server/store/memory.ts';
import { FaultyStore } from '../support/faulty-store.ts';
import { describeStore } from './suite.ts';

describeStore('faulty, without a fault', () => Promise.resolve(new FaultyStore(new MemoryStore())));
