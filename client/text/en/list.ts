/** English for lists of matches. */
import { number } from './words.ts';

/** From here on whole minutes are easier to read. */
const MINUTES_FROM_S = 120;

export const list = {
  versus: (host: string, guest: string) => `${host} – ${guest}`,
  waiting: (host: string) => `${host} is waiting`,
  clock: (seconds: number) =>
    seconds >= MINUTES_FROM_S && seconds % 60 === 0
      ? `${number(seconds / 60)} min a move`
      : `${number(seconds)} s a move`,
  untimed: 'no clock',
  ownWaiting: 'Your invitation is open',
  inPlay: 'in play',
};
