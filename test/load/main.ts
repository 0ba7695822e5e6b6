/**
 * `npm run load -- [--long] [NAME…] [MINUTES]`: loads the server, prints what it makes of it, exits 1
 * where a promise is broken. `MINUTES` is how long the soak lasts in its long form.
 */
import { runTrials } from '../support/run-trials.ts';
import { LOADS } from './loads.ts';

const given = process.argv.slice(2);
const [minutes] = given.filter(isNumber).map(Number);
await runTrials(LOADS, {
  names: given
    .filter((argument) => argument !== '--long' && !isNumber(argument))
    .map((argument) => argument.replace(/^--/, '')),
  size: given.includes('--long') ? 'long' : 'short',
  ...(minutes === undefined ? {} : { minutes }),
});

function isNumber(argument: string): boolean {
  return /^\d+(\.\d+)?$/.test(argument);
}
