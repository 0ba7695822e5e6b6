/** What seats say to each other, and to those who watch: phrases, emotes, and words between the two. */
import { failure, type Result, success } from '../../shared/rules/result.ts';
import type { Say } from '../../shared/wire/client-message.ts';
import { checkText } from '../../shared/wire/name.ts';
import type { WireRefusal } from '../../shared/wire/refusal.ts';
import type { Ack, Said } from '../../shared/wire/server-message.ts';
import type { MatchNews } from '../cluster/match-news.ts';
import { refused } from '../edge/refusal.ts';
import type { Audience } from './audience.ts';
import type { Connection } from './connection.ts';
import type { Desk } from './desk.ts';
import { seatOfStanding } from './standing.ts';
import type { Saying, Voices } from './voices.ts';

export function answerSay(desk: Desk, connection: Connection, message: Say): Ack {
  const { match, id } = message;
  const seat = seatOfStanding(connection.standings.get(match));
  if (!seat.ok) return refused(seat.error);
  const audience = desk.audiences.get(match);
  if (audience === undefined) return refused('enter-first');
  const voice = audience.voiceOf(seat.value, desk.monotonicMs());
  if (voice.hasSaid(id)) return { ok: true };
  if (!voice.take(desk.monotonicMs())) return refused('too-many');
  const saying = sayingOf(message, audience);
  if (!saying.ok) return refused(saying.error);
  voice.note(id);
  tell(desk.voices, audience, { match, seat: seat.value, ...saying.value, at: desk.matches.now() });
  desk.voices.toOthers(match, seat.value, saying.value);
  return { ok: true };
}

function sayingOf(message: Say, audience: Audience): Result<Saying, WireRefusal> {
  if ('phrase' in message) return success({ phrase: message.phrase });
  if ('emote' in message) return success({ emote: message.emote });
  if (!audience.isTextAllowed) return failure('text-not-allowed');
  const text = checkText(message.text);
  return text.ok ? success({ text: text.value }) : text;
}

/** Words reach the seats alone; all else those who watch, too, as late as the match. */
function tell(voices: Voices, { match, spectatorDelayMs }: Audience, said: Said): void {
  voices.toSeats(match, said);
  if (said.text !== undefined) return;
  if (spectatorDelayMs === 0) voices.toSpectators(match, said);
  else voices.toSpectatorsLate(said, spectatorDelayMs);
}

/** What is said to other processes is told here, as of the time at which it comes. Returns its own undo. */
export function hearOthers(
  news: Pick<MatchNews, 'subscribe'> | null,
  { voices, audiences, now }: Pick<Desk, 'voices' | 'audiences'> & { readonly now: () => number },
): () => void {
  if (news === null) return () => {};
  return news.subscribe(({ match, note }) => {
    const audience = audiences.get(match);
    if (note.kind === 'said' && audience !== undefined)
      tell(voices, audience, { match, seat: note.seat, ...note.saying, at: now() });
  });
}

/** Whether words may pass, as far as this seat is concerned. */
export function setAllowsText(
  desk: Desk,
  connection: Connection,
  match: string,
  isAllowed: boolean,
): Ack {
  const seat = seatOfStanding(connection.standings.get(match));
  if (!seat.ok) return refused(seat.error);
  desk.attendance.setAllowsText(match, seat.value, isAllowed);
  return { ok: true };
}
