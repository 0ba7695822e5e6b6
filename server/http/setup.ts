/** A match's setup from what whoever makes it asked for. */
import type { ComputerPlayer, MatchSetup } from '../../shared/match/setup.ts';
import { failure, type Result, success } from '../../shared/rules/result.ts';
import { opponentOf, type Side } from '../../shared/rules/side.ts';
import type { DecodedCreate } from '../../shared/wire/rest.ts';
import { rulesetOf } from '../edge/ruleset.ts';
import { checkName } from '../../shared/wire/name.ts';

/** What is to be made, and for whom. */
export interface Wish {
  readonly setup: MatchSetup;
  readonly personName: string;
}

/** `drawSide` is asked where the side is left to chance. */
export function readWish(request: DecodedCreate, drawSide: () => Side): Result<Wish, 'bad-name'> {
  const name = checkName(request.name);
  if (!name.ok) return failure(name.error);
  const computer = computerOf(request);
  const choices = {
    ruleset: rulesetOf(request.ruleset),
    isPublic: request.public,
    allowsSpectators: request.spectators,
    spectatorDelayMs: request.spectators ? request.spectatorDelayMs : 0,
    hostName: computer?.seat === 'host' ? '' : name.value,
    computer,
  };
  return success({ setup: setupOf(request, choices, drawSide), personName: name.value });
}

type Choices = Omit<Extract<MatchSetup, { mode: 'final' }>, 'mode' | 'clockMs'>;

function setupOf(request: DecodedCreate, choices: Choices, drawSide: () => Side): MatchSetup {
  if (request.mode === 'final') return { ...choices, mode: 'final', clockMs: request.clockMs };
  const own = request.side === 'random' ? drawSide() : request.side;
  const hostSide = choices.computer?.seat === 'host' ? opponentOf(own) : own;
  return { ...choices, mode: 'classic', clockMs: request.clockMs, hostSide };
}

function computerOf({ opponent }: DecodedCreate): ComputerPlayer | null {
  return opponent === undefined ? null : { seat: opponent.seat, level: opponent.level };
}
