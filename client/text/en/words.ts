/** English words that several areas have in common, and how English counts. */
import type { BoardName, Seat } from '../../../shared/match/seat.ts';
import type { Side } from '../../../shared/rules/side.ts';
import { numeralsFor } from '../plural.ts';

export const { plural, number } = numeralsFor('en');

export const side: Readonly<Record<Side, string>> = { tigers: 'tigers', goats: 'goats' };
export const sideName: Readonly<Record<Side, string>> = { tigers: 'Tigers', goats: 'Goats' };
export const boardName: Readonly<Record<BoardName, string>> = { left: 'Left', right: 'Right' };
export const seatName: Readonly<Record<Seat, string>> = { host: 'Host', guest: 'Guest' };
export const seconds = (s: number): string => plural(s, { one: '# second', other: '# seconds' });
export const moves = (count: number): string => plural(count, { one: '# move', other: '# moves' });

export function capitalize(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
