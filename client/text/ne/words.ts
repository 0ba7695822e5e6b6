/**
 * Nepali words that several areas have in common, and how Nepali counts.
 *
 * Digits: Devanagari wherever a number is part of a sentence or label; Latin, as everywhere, for
 * what is an instrument or a name: notation and coordinates, clock faces, the count of plies
 * against its limit, links.
 */
import type { BoardName, Seat } from '../../../shared/match/seat.ts';
import type { Side } from '../../../shared/rules/side.ts';
import { numeralsFor } from '../plural.ts';

// Chromium has no data for Nepali; Hindi groups and writes its digits alike.
export const { number } = numeralsFor('ne-u-nu-deva', 'hi-u-nu-deva');

export const side: Readonly<Record<Side, string>> = { tigers: 'बाघ', goats: 'बाख्रा' };
export const boardName: Readonly<Record<BoardName, string>> = { left: 'बायाँ', right: 'दायाँ' };
export const seatName: Readonly<Record<Seat, string>> = { host: 'आयोजक', guest: 'पाहुना' };
export const seconds = (s: number): string => `${number(s)} सेकेन्ड`;
export const moves = (count: number): string => `${number(count)} चाल`;
export const piece = { tiger: 'बाघ', goat: 'बाख्रा' } as const;
