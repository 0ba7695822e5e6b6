/** Actions as text: `c3`, `a1-b2`, `a1xc3`, `pass` (NOTATION.md). */
import { type Action, captureBetween, PASS, placeOn, stepBetween } from '../rules/action.ts';
import { failure, type Result, success } from '../rules/result.ts';
import { formatPoint, parsePoint } from './point.ts';

/** Why a text is no action: not of the form of one, or along no line or straight jump of the board. */
export type ActionProblem = 'unreadable-action' | 'no-line' | 'no-straight-jump';

/** The action's text in lower case. */
export function formatAction(action: Action): string {
  switch (action.kind) {
    case 'place':
      return formatPoint(action.to);
    case 'step':
      return `${formatPoint(action.from)}-${formatPoint(action.to)}`;
    case 'capture':
      return `${formatPoint(action.from)}x${formatPoint(action.to)}`;
    case 'pass':
      return 'pass';
  }
}

/** The actions' texts in the order of text, in which lists of legal actions are written. */
export function formatActions(actions: readonly Action[]): string[] {
  return actions.map(formatAction).sort();
}

/** The action written in `text`, in upper or lower case. Whether it is legal is the board's matter. */
export function parseAction(text: string): Result<Action, ActionProblem> {
  if (text.toLowerCase() === 'pass') return success(PASS);
  const [, first, sign, second] = /^([a-z]\d)(?:([-x])([a-z]\d))?$/i.exec(text) ?? [];
  const from = parsePoint(first ?? '');
  if (!from.ok) return failure('unreadable-action');
  if (sign === undefined) return success(placeOn(from.value));
  const to = parsePoint(second ?? '');
  if (!to.ok) return failure('unreadable-action');
  if (sign === '-') {
    const step = stepBetween(from.value, to.value);
    return step === undefined ? failure('no-line') : success(step);
  }
  const capture = captureBetween(from.value, to.value);
  return capture === undefined ? failure('no-straight-jump') : success(capture);
}
