/** The ways on which what is said goes. */
import type { Seat } from '../../shared/match/seat.ts';
import type { Note } from '../../shared/wire/note.ts';
import type { Said } from '../../shared/wire/server-message.ts';
import type { MatchNews } from '../cluster/match-news.ts';
import type { LateBroadcast } from '../spectators/late-broadcast.ts';
import type { Crowd } from './crowd.ts';
import { type Io, seatsRoom, spectatorsRoom } from './io.ts';

/** One of the three, as it is said. */
export type Saying = Extract<Note, { kind: 'said' }>['saying'];

export interface Voices {
  toSeats(match: string, said: Said): void;
  toSpectators(match: string, said: Said): void;
  toSpectatorsLate(said: Said, delayMs: number): void;
  /** To other processes, which tell it to theirs. */
  toOthers(match: string, seat: Seat, saying: Saying): void;
}

/** `news` `null`: there are no others. */
export function voicesOf(
  io: Io,
  crowd: Pick<Crowd, 'tell'>,
  late: Pick<LateBroadcast, 'say'>,
  news: Pick<MatchNews, 'tell'> | null,
): Voices {
  return {
    toSeats: (match, said) => io.to(seatsRoom(match)).emit('said', said),
    toSpectators: (match, said) => crowd.tell(spectatorsRoom(match), 'said', said),
    toSpectatorsLate: (said, delayMs) => late.say(said, delayMs),
    toOthers: (match, seat, saying) => news?.tell(match, { kind: 'said', seat, saying }),
  };
}
