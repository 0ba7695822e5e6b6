/** The short form of every fault. */
import { testTrials } from '../support/test-trials.ts';
import { FAULTS } from './faults.ts';

testTrials(FAULTS);
