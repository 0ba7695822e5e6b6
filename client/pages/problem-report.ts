/** The facts of a report: in English and notation, for whoever mends it. */
import type { Match } from '../../shared/match/match.ts';
import { BOARD_NAMES } from '../../shared/match/seat.ts';
import { formatAction } from '../../shared/notation/action.ts';
import { formatPosition } from '../../shared/notation/position.ts';
import { formatRuleset } from '../../shared/notation/ruleset.ts';

export interface ReportFacts {
  /** The match so far; `null` where there is none. */
  readonly match: Match | null;
  /** On the server; `null` for a match played in the browser. */
  readonly matchId: string | null;
  readonly version: string;
  readonly browser: string;
  readonly language: string;
}

/** Below the prompt, which is left to be answered. No secret of a seat is in it. */
export function writeReport(prompt: string, facts: ReportFacts): string {
  const { match, matchId, version, browser, language } = facts;
  return [
    prompt,
    '',
    '',
    `Version: ${version}`,
    `Browser: ${browser}`,
    `Language: ${language}`,
    ...(match === null ? [] : writeMatch(match, matchId)),
  ].join('\n');
}

function writeMatch(match: Match, matchId: string | null): string[] {
  const positions = BOARD_NAMES.flatMap((name) => {
    const board = match.boards[name];
    return board === null ? [] : [`Position ${name}: ${formatPosition(board.position)}`];
  });
  const plies = match.plies.map(
    ({ board, action }) => `${board === 'left' ? 'L' : 'R'}.${formatAction(action)}`,
  );
  return [
    `Match: ${matchId ?? 'in this browser'}, ${match.setup.mode}, event ${String(match.seq)}`,
    `Ruleset: ${formatRuleset(match.setup.ruleset)}`,
    ...positions,
    `Record: ${plies.join(' ')}`,
  ];
}

/** Where the report goes: a mail with the text in it, or the address as it is. */
export function reportLink(reportTo: string, report: string): string {
  if (!reportTo.startsWith('mailto:')) return reportTo;
  const joint = reportTo.includes('?') ? '&' : '?';
  return `${reportTo}${joint}subject=Twin%20Tigers&body=${encodeURIComponent(report)}`;
}
