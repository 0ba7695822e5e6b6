/** A match's record: tags, plies with their boards and notes, a score (NOTATION.md). */
import type { Mark, Match, Ply } from '../match/match.ts';
import { formatAction } from './action.ts';
import { playerName } from './player-name.ts';
import { formatSeconds } from './match-item.ts';
import { formatReason } from './reason.ts';
import { formatRuleset } from './ruleset.ts';
import { type Score, scoreOfMatch } from './score.ts';
import { formatTags, type Tag } from './tag.ts';

/** The record of a match; every ply in it is legal and in turn. */
export interface MatchRecord {
  readonly kind: 'match';
  /** The match's id, `''` where none is known. */
  readonly id: string;
  /** When it began, UTC as `2026-04-25T18:30:00Z`; `null` where it is not known. */
  readonly startedAt: string | null;
  readonly match: Match;
  /** The match's score; where the match has no outcome, as a foreign record may state it unproven. */
  readonly score: Score;
}

/** The record of a match as it stands. */
export function toMatchRecord(id: string, startedAt: string | null, match: Match): MatchRecord {
  return {
    kind: 'match',
    id,
    startedAt,
    match,
    score: scoreOfMatch(match.outcome?.result ?? null),
  };
}

/** The tags, a blank line, plies and marks on one line with the score. */
export function formatMatchRecord(record: MatchRecord): string {
  return `${formatTags(tagsOf(record))}\n${[...formatMatchPlies(record.match), record.score].join(' ')}\n`;
}

function tagsOf({ id, startedAt, match, score }: MatchRecord): Tag[] {
  const { setup, outcome } = match;
  const tags: [string, string][] = [
    ['Match', id],
    ['Mode', setup.mode],
    ['Ruleset', formatRuleset(setup.ruleset)],
    ['Clock', setup.clockMs === null ? '-' : formatSeconds(setup.clockMs)],
    ['Host', playerName(match, 'host')],
  ];
  // Without a guest the second seat has not been taken.
  if (match.isJoined) tags.push(['Guest', playerName(match, 'guest')]);
  if (setup.mode === 'classic') tags.push(['HostSide', setup.hostSide]);
  if (startedAt !== null) tags.push(['Start', startedAt]);
  tags.push(['Result', score]);
  tags.push(['Reason', outcome === null ? '-' : formatReason(outcome.reason, setup.mode)]);
  return tags.map(([name, value]) => ({ name, value }));
}

/** Plies and marks as words; notes in braces are words of their own. */
export function formatMatchPlies(match: Match): string[] {
  const marksBefore = (index: number): string[] =>
    match.marks.filter((mark) => mark.before === index).map(formatMark);
  return [
    ...match.plies.flatMap((ply, index) => [...marksBefore(index), ...formatPly(ply)]),
    ...marksBefore(match.plies.length),
  ];
}

function formatPly({ board, action, leftMs, hinted }: Ply): string[] {
  const left = leftMs === null ? [] : [`{${formatSeconds(leftMs)}}`];
  const hint = hinted ? ['{hint}'] : [];
  return [`${letterOf(board)}.${formatAction(action)}`, ...left, ...hint];
}

function formatMark(mark: Mark): string {
  return mark.kind === 'agreed' ? `${letterOf(mark.board)}.=` : `{takeback ${mark.plies}}`;
}

function letterOf(board: Ply['board']): string {
  return board === 'left' ? 'L' : 'R';
}
