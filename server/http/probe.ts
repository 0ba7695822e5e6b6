/** `GET /api/probe`: what the endgame table knows of a position. */
import { type Request, type Response, Router } from 'express';
import {
  type EndgameTable,
  type EndgameValue,
  type ProbeRefusal,
  probePosition,
} from '../../shared/engine/tablebase/probe.ts';
import { formatAction } from '../../shared/notation/action.ts';
import { formatPosition, parsePosition } from '../../shared/notation/position.ts';
import { legalOn, startBoard } from '../../shared/rules/board.ts';
import { play, type Position } from '../../shared/rules/position.ts';
import { failure, type Result, success } from '../../shared/rules/result.ts';
import { PLAIN_RULES, type Ruleset, RULESETS } from '../../shared/rules/ruleset.ts';
import { decodeProbeQuery, type ProbeAnswer, type ProbedValue } from '../../shared/wire/rest.ts';
import type { WireRefusal } from '../../shared/wire/refusal.ts';
import type { TableSource } from '../tablebase/served-tablebase.ts';
import { type HttpRefusal, refusalOfFault, sendRefusal } from './refusal.ts';

const CODES: Readonly<Record<ProbeRefusal, WireRefusal>> = {
  'goats-in-hand': 'goats-in-hand',
  'not-in-table': 'no-table',
};

/** What the whole table says of a position will be true for ever. */
const FOR_EVER = 'public, max-age=31536000, immutable';

export function probeRouter(tablebase: TableSource): Router {
  const router = Router();
  router.get('/', (request: Request, response: Response) => {
    const answer = answerTo(request.query, tablebase);
    if (!answer.ok) sendRefusal(response, answer.error);
    else if (tablebase.opened?.isComplete === true)
      response.set('Cache-Control', FOR_EVER).json(answer.value);
    else response.json(answer.value);
  });
  return router;
}

function answerTo(query: unknown, tablebase: TableSource): Result<ProbeAnswer, HttpRefusal> {
  const asked = decodeProbeQuery(query);
  if (!asked.ok) return failure(refusalOfFault(asked.error));
  const position = parsePosition(asked.value.position);
  if (!position.ok) {
    const { problem, column } = position.error;
    return failure({ code: 'bad-position', particulars: `column ${column}: ${problem}` });
  }
  const table = tablebase.opened?.table;
  if (table === undefined) return failure({ code: 'no-table' });
  const value = probePosition(table, position.value);
  if (!value.ok) return failure({ code: CODES[value.error] });
  return success({
    position: formatPosition(position.value),
    ...probedOf(value.value),
    certain: isCertain(value.value, RULESETS[asked.value.ruleset]),
    actions: probeActions(table, position.value),
  });
}

/** Those that lead to a level that is not there yet are left out. */
function probeActions(table: EndgameTable, position: Position): ProbeAnswer['actions'] {
  return legalOn(startBoard(PLAIN_RULES, position)).flatMap((action) => {
    const after = probePosition(table, play(position, action));
    return after.ok ? [{ action: formatAction(action), ...probedOf(after.value) }] : [];
  });
}

function probedOf({ winner, plies }: EndgameValue): ProbedValue {
  return { value: winner, plies };
}

/** Whether none of the ruleset’s own rules can bear on a board that is begun at the position. */
function isCertain({ winner, plies }: EndgameValue, ruleset: Ruleset): boolean {
  const { repetition, plyLimit, quietLimit, goatsWithoutAction } = ruleset;
  if (repetition?.kind === 'forbidden') return false;
  if (goatsWithoutAction === 'pass' && winner !== 'goats') return false;
  // A shortest win repeats nothing, and a draw by a rule is a draw still.
  return plies === null || plies <= Math.min(plyLimit ?? Infinity, quietLimit ?? Infinity);
}
