/** `GET /api/probe`: what endgame table and solution know of a position. */
import { type Request, type Response, Router } from 'express';
import { isCertain as holdsUnder } from '../../shared/engine/certainty.ts';
import { bestFor } from '../../shared/engine/solved-root.ts';
import { NO_TABLE } from '../../shared/engine/table-reader.ts';
import { type EndgameValue, probePosition } from '../../shared/engine/tablebase/probe.ts';
import { formatAction } from '../../shared/notation/action.ts';
import { formatPosition, parsePosition } from '../../shared/notation/position.ts';
import { legalOn, startBoard } from '../../shared/rules/board.ts';
import { play, type Position } from '../../shared/rules/position.ts';
import { failure, type Result, success } from '../../shared/rules/result.ts';
import { PLAIN_RULES, type Ruleset, RULESETS } from '../../shared/rules/ruleset.ts';
import type { WireRefusal } from '../../shared/wire/refusal.ts';
import { decodeProbeQuery, type ProbeAnswer, type ProbedValue } from '../../shared/wire/rest.ts';
import type { Log } from '../edge/log.ts';
import type { OpenedSolution } from '../solution/open-solution.ts';
import type { TableSource } from '../tablebase/served-tablebase.ts';
import { type HttpRefusal, refusalOfFault, sendRefusal } from './refusal.ts';

export interface ProbeSetting {
  readonly tablebase: TableSource;
  readonly solution: Pick<OpenedSolution, 'files'> | null;
  readonly log: Pick<Log, 'warn'>;
}

type Probed = ProbeAnswer['actions'][number];

/** What is known of every action as well will be true for ever. */
const FOR_EVER = 'public, max-age=31536000, immutable';

export function probeRouter(setting: ProbeSetting): Router {
  const router = Router();
  router.get('/', async (request: Request, response: Response) => {
    const answer = await answerTo(request.query, setting);
    if (!answer.ok) {
      sendRefusal(response, answer.error);
      return;
    }
    if (answer.value.isWhole) response.set('Cache-Control', FOR_EVER);
    response.json(answer.value.answer);
  });
  return router;
}

async function answerTo(
  query: unknown,
  setting: ProbeSetting,
): Promise<Result<{ readonly answer: ProbeAnswer; readonly isWhole: boolean }, HttpRefusal>> {
  const asked = decodeProbeQuery(query);
  if (!asked.ok) return failure(refusalOfFault(asked.error));
  const parsed = parsePosition(asked.value.position);
  if (!parsed.ok) {
    const { problem, column } = parsed.error;
    return failure({ code: 'bad-position', particulars: `column ${column}: ${problem}` });
  }
  const position = parsed.value;
  const value = await probe(setting, position);
  if (!value.ok) return failure({ code: value.error });
  const legal = legalOn(startBoard(PLAIN_RULES, position));
  const actions = await probeActions(setting, position, legal);
  const isWhole = actions.length === legal.length;
  if (isWhole && isContradicted(position, value.value, actions)) {
    setting.log.warn(`the solution contradicts itself at ${formatPosition(position)}; ${REMEDY}`);
    return failure({ code: 'no-table' });
  }
  const probed = {
    ...value.value,
    plies: value.value.plies ?? pliesBefore(position, value.value, actions),
  };
  const certain = isCertain(position, probed, RULESETS[asked.value.ruleset]);
  const answer = { position: formatPosition(position), ...probedOf(probed), certain, actions };
  return success({ answer, isWhole });
}

const REMEDY = 'find the damaged file with: npm run -s tigers -- solve DIR --verify';

async function probe(
  { tablebase, solution }: ProbeSetting,
  position: Position,
): Promise<Result<EndgameValue, WireRefusal>> {
  const known = probePosition(tablebase.opened?.table ?? NO_TABLE, position);
  if (known.ok) return known;
  if (position.inHand === 0) return failure('no-table');
  if (solution === null) return failure('goats-in-hand');
  const winner = await solution.files.ask(position);
  return winner === undefined ? failure('no-table') : success({ winner, plies: null });
}

/** Those of which nothing is known are left out. */
async function probeActions(
  setting: ProbeSetting,
  position: Position,
  legal: ReturnType<typeof legalOn>,
): Promise<readonly Probed[]> {
  const probed = await Promise.all(
    legal.map(async (action): Promise<Probed | null> => {
      const after = await probe(setting, play(position, action));
      return after.ok ? { action: formatAction(action), ...probedOf(after.value) } : null;
    }),
  );
  return probed.filter((each) => each !== null);
}

function probedOf({ winner, plies }: EndgameValue): ProbedValue {
  return { value: winner, plies };
}

function isContradicted(
  { toAct }: Position,
  { winner }: EndgameValue,
  actions: readonly Probed[],
): boolean {
  const best = bestFor(
    toAct,
    actions.map(({ value }) => value),
  );
  return best !== undefined && best !== winner;
}

/** The solution tells no plies, but where the table knows those of all that follows, they are known. */
function pliesBefore(
  { toAct }: Position,
  { winner }: EndgameValue,
  actions: readonly Probed[],
): number | null {
  const lengths = actions.filter(({ value }) => value === winner).map(({ plies }) => plies);
  const known = lengths.filter((plies) => plies !== null);
  if (winner === 'draw' || known.length === 0 || known.length < lengths.length) return null;
  return 1 + (winner === toAct ? Math.min(...known) : Math.max(...known));
}

/** Whether none of the ruleset’s own rules can bear on a board that is begun at the position. */
function isCertain(position: Position, { winner, plies }: EndgameValue, ruleset: Ruleset): boolean {
  const { repetition, plyLimit, quietLimit, goatsWithoutAction } = ruleset;
  if (plies === null) return holdsUnder(winner, { ruleset, position, plies: 0 });
  if (repetition?.kind === 'forbidden') return false;
  if (goatsWithoutAction === 'pass' && winner !== 'goats') return false;
  // A shortest win repeats nothing.
  return plies <= Math.min(plyLimit ?? Infinity, quietLimit ?? Infinity);
}
