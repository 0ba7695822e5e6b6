/** HTTP's way to refuse: a status, a code, and a sentence as JSON. */
import type { Response } from 'express';
import { formatFault, type WireFault } from '../../shared/wire/decode.ts';
import type { WireRefusal } from '../../shared/wire/refusal.ts';
import type { RestRefusal } from '../../shared/wire/rest.ts';
import { sentenceOf } from '../edge/refusal.ts';

/** What is not here is the request's own fault: 400. */
const STATUSES: Partial<Record<WireRefusal, number>> = {
  'bad-invite': 403,
  'bad-token': 403,
  blocked: 403,
  'foreign-origin': 403,
  'no-spectators': 403,
  'wrong-seat': 403,
  'no-table': 404,
  'unknown-match': 404,
  'unknown-page': 404,
  'seat-taken': 409,
  'match-over': 409,
  'match-not-over': 409,
  'name-too-alike': 409,
  'too-large': 413,
  'too-many': 429,
  internal: 500,
  closing: 503,
  'not-saved': 503,
};

/** The usual status of a code. */
export function statusOf(code: WireRefusal): number {
  return STATUSES[code] ?? 400;
}

/** A refusal on its way to the sender. */
export interface HttpRefusal {
  readonly code: WireRefusal;
  /** What in particular was wrong. */
  readonly particulars?: string;
  /** Where it is not the usual one of the code. */
  readonly status?: number;
}

export function sendRefusal(response: Response, { code, particulars, status }: HttpRefusal): void {
  response.locals['refusal'] = code;
  const body: RestRefusal = { error: { code, message: sentenceOf(code, particulars) } };
  response.status(status ?? statusOf(code)).json(body);
}

/** The refusal of a body or query: fields that have a code of their own are refused with it. */
export function refusalOfFault(fault: WireFault): HttpRefusal {
  const [field] = fault.path.split('.');
  return { code: FIELD_REFUSALS.get(field ?? '') ?? 'malformed', particulars: formatFault(fault) };
}

const FIELD_REFUSALS: ReadonlyMap<string, WireRefusal> = new Map([
  ['ruleset', 'bad-ruleset'],
  ['clockMs', 'bad-clock'],
  ['name', 'bad-name'],
  ['position', 'bad-position'],
]);
