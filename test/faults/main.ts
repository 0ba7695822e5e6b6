/** `npm run faults -- [--short] [NAME…]`: lets faults happen, prints what came of it, exits 1 where a promise is broken. */
import { runTrials } from '../support/run-trials.ts';
import { FAULTS } from './faults.ts';

const given = process.argv.slice(2);
await runTrials(FAULTS, {
  names: given
    .filter((argument) => argument !== '--short')
    .map((argument) => argument.replace(/^--/, '')),
  size: given.includes('--short') ? 'short' : 'long',
});
