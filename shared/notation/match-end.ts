/** How a match's record says the match ended, weighed against what its plies prove. */
import { endMatch } from '../match/end.ts';
import type { Match } from '../match/match.ts';
import type { MatchOutcome } from '../match/outcome.ts';
import { failure, type Result, success } from '../rules/result.ts';
import { formatReason, isBoardReason, isOtherReason, type OtherReason } from './reason.ts';
import type { RecordFault } from './record-fault.ts';
import { type Score, scoreOfMatch } from './score.ts';
import { findTag, readScoreTag, type Tag, tagFault } from './tag.ts';

/** A match and its score as a record has them. */
export interface EndedMatch {
  readonly match: Match;
  readonly score: Score;
}

/** How a match ended, `left captures`; `''` while it is open. */
export function formatMatchEnd({ setup, outcome }: Match): string {
  return outcome === null ? '' : formatReason(outcome.reason, setup.mode);
}

/** The reason that the match's plies prove, `left captures`; `''` where they prove none. */
export function formatProof(match: Match): string {
  const kind = match.outcome?.reason.kind;
  return kind === 'board' || kind === 'both-drawn' ? formatMatchEnd(match) : '';
}

/**
 * The match ended as `[Result]` and `[Reason]` state, where its plies leave it open. `score` is the
 * one after the plies. What the plies disprove is a fault; a score without a reason is kept alone.
 */
export function endAsStated(
  match: Match,
  score: Score | null,
  tags: readonly Tag[],
): Result<EndedMatch, RecordFault> {
  const tagged = readScoreTag(tags);
  if (!tagged.ok) return tagged;
  if (score !== null && tagged.value !== null && score !== tagged.value)
    return failure(tagFault(tags, 'Result', 'differing-score'));
  const stated = score ?? tagged.value ?? '*';
  const reason = findTag(tags, 'Reason') ?? '-';
  // Nothing in a record runs by the clock.
  const still = { ...match, clock: null };
  if (match.outcome !== null) return checkProven(still, match.outcome, stated, reason);
  if (reason === '-') return success({ match: still, score: stated });
  if (!isOtherReason(reason)) {
    const isKnown = isBoardReason(reason, match.setup.mode);
    return failure(tagFault(tags, 'Reason', isKnown ? 'unproven-reason' : 'unreadable-tag'));
  }
  const outcome = outcomeOf(stated, reason);
  return outcome === undefined
    ? failure(tagFault(tags, 'Reason', 'contradicting-tag'))
    : success({ match: endMatch(still, outcome), score: stated });
}

function checkProven(
  match: Match,
  outcome: MatchOutcome,
  stated: Score,
  reason: string,
): Result<EndedMatch, RecordFault> {
  const score = scoreOfMatch(outcome.result);
  const why = formatMatchEnd(match);
  if ((stated === '*' || stated === score) && (reason === '-' || reason === why))
    return success({ match, score });
  const words = reason === '-' ? stated : `${stated} (${reason})`;
  return failure({ kind: 'result', stated: words, proven: `${score} (${why})` });
}

/** The outcome of a stated score and reason; `undefined` where they cannot go together. */
function outcomeOf(score: Score, reason: OtherReason): MatchOutcome | undefined {
  const isWin = score === '1-0' || score === '0-1';
  switch (reason) {
    case 'cancelled':
    case 'no-show':
      return score === '*' ? { result: 'none', reason: { kind: reason } } : undefined;
    case 'agreed':
      return score === '1/2-1/2' ? { result: 'draw', reason: { kind: reason } } : undefined;
    case 'flag':
    case 'resigned':
      return isWin
        ? { result: score === '1-0' ? 'host' : 'guest', reason: { kind: reason } }
        : undefined;
  }
}
