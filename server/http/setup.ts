/** A match's setup from what its host asked for. */
import type { MatchSetup } from '../../shared/match/setup.ts';
import { failure, type Result, success } from '../../shared/rules/result.ts';
import { type Ruleset, RULESETS } from '../../shared/rules/ruleset.ts';
import type { Side } from '../../shared/rules/side.ts';
import type { DecodedCreate } from '../../shared/wire/rest.ts';
import { checkName } from './name.ts';

/** `drawSide` is asked where the host leaves the side to chance. */
export function setupOf(
  request: DecodedCreate,
  drawSide: () => Side,
): Result<MatchSetup, 'bad-name'> {
  const name = checkName(request.name);
  if (!name.ok) return failure(name.error);
  const choices = {
    ruleset: rulesetOf(request.ruleset),
    isPublic: request.public,
    allowsSpectators: request.spectators,
    hostName: name.value,
  };
  if (request.mode === 'final')
    return success({ ...choices, mode: 'final', clockMs: request.clockMs });
  const hostSide = request.side === 'random' ? drawSide() : request.side;
  return success({ ...choices, mode: 'classic', clockMs: request.clockMs, hostSide });
}

function rulesetOf(asked: DecodedCreate['ruleset']): Ruleset {
  return typeof asked === 'string' ? RULESETS[asked] : { ...asked, name: 'custom' };
}
