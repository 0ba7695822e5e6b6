/** A record in a few words: who played, and how it ended. */
import type { Match } from '../../shared/match/match.ts';
import type { GameRecord } from '../../shared/notation/record-file.ts';
import { text } from '../text/locale.ts';
import { nameOfSeat, sayOutcome } from '../text/sentences.ts';

/** “Sita – Hari”. */
export function namePlayers(match: Match): string {
  return text().list.versus(nameOfSeat(match, 'host'), nameOfSeat(match, 'guest'));
}

/** How it ended; `''` where it did not. */
export function sayEnd(record: GameRecord): string {
  if (record.kind === 'match') return sayOutcome(record.match, 'spectator')?.headline ?? '';
  const { outcome } = record.board;
  return outcome === null ? '' : text().boardOutcome(outcome);
}
