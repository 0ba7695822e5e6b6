/** What a fault's file gives: it lets the fault happen, and finds out whether the promise is kept. */
export { caught, type Size, type Trial as Fault } from '../support/trial.ts';
