/** The short form of every load. */
import { testTrials } from '../support/test-trials.ts';
import { LOADS } from './loads.ts';

testTrials(LOADS);
