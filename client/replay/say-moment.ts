/** A moment of a line in words: the ply that led to it, and what it did. */
import type { Timeline, TimelineEntry } from '../../shared/notation/timeline.ts';
import { clockFace } from '../elements/clock-face.ts';
import { text } from '../text/locale.ts';
import { sayAction, writeAction } from '../text/sentences.ts';
import { studyText } from '../text/study-text.ts';

/** “Move 12 of 40 · Left board: tiger a1 over b2 to c3 · 2 goats of 5 captured · 0:48 left”. */
export function sayMoment({ entries, starts }: Timeline, count: number): string {
  const { match } = text();
  const entry = entries[count - 1];
  if (entry === undefined) return studyText().replay.atStart;
  return [match.seen.at(count, entries.length), ...sayEntry(entry, starts.right !== null)].join(
    ' · ',
  );
}

/** In short, for the eye: what the boards show beside it is left out. */
export function writeMoment({ entries, starts }: Timeline, count: number): string {
  const { match, boardName, speech } = text();
  const entry = entries[count - 1];
  if (entry === undefined) return studyText().replay.atStart;
  const written = writeAction(entry.action);
  return [
    match.seen.at(count, entries.length),
    starts.right === null ? written : speech.board(boardName[entry.board], written),
    ...sayLeft(entry),
  ].join(' · ');
}

function sayEntry(entry: TimelineEntry, isTwo: boolean): readonly string[] {
  const { board, action, side, captive, end } = entry;
  const { boardLabel, speech, captured, boardOutcome } = text();
  const done = sayAction(action, side);
  return [
    isTwo ? speech.board(boardLabel(board), done) : done,
    ...(captive === null ? [] : [captured(captive.count)]),
    ...(end === null ? [] : [boardOutcome(end)]),
    ...sayLeft(entry),
  ];
}

function sayLeft({ leftMs }: TimelineEntry): readonly string[] {
  return leftMs === null ? [] : [studyText().replay.left(clockFace(leftMs).digits)];
}
