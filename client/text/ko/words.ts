/** Korean words that several areas have in common, and how Korean counts. */
import type { BoardName, Seat } from '../../../shared/match/seat.ts';
import type { Side } from '../../../shared/rules/side.ts';
import { numeralsFor } from '../plural.ts';

export const { number } = numeralsFor('ko');

export const side: Readonly<Record<Side, string>> = { tigers: '호랑이', goats: '염소' };
export const boardName: Readonly<Record<BoardName, string>> = { left: '왼쪽', right: '오른쪽' };
export const seatName: Readonly<Record<Seat, string>> = { host: '방장', guest: '손님' };
export const seconds = (s: number): string => `${number(s)}초`;
export const moves = (count: number): string => `${number(count)}수`;
export const piece = { tiger: '호랑이', goat: '염소' } as const;
