/** The addresses under /api/matches: making, joining, listing, reading, and records to keep. */
import compression from 'compression';
import { type Request, type Response, Router } from 'express';
import { formatMatchRecord, toMatchRecord } from '../../shared/notation/match-record.ts';
import { otherSeat } from '../../shared/match/seat.ts';
import { failure, type Result, success } from '../../shared/rules/result.ts';
import type { Side } from '../../shared/rules/side.ts';
import {
  type CreateAnswer,
  decodeCreate,
  decodeJoin,
  decodeListQuery,
  decodeMove,
  decodeRenew,
  type JoinAnswer,
  type MoveAnswer,
  type RenewAnswer,
} from '../../shared/wire/rest.ts';
import type { Created, MatchDoor, MatchesDoor } from '../coordinator/door.ts';
import { hashSecret, makeSecret } from '../edge/secret.ts';
import type { Time } from '../coordinator/time.ts';
import { areAlike } from '../edge/look-alike.ts';
import type { MatchStore } from '../store/match-store.ts';
import { checkName } from '../../shared/wire/name.ts';
import { hashOfBearer, headOf, holdsSeat, openMatch } from './asked-match.ts';
import { type HttpRefusal, refusalOfFault, sendRefusal } from './refusal.ts';
import { type ReviewSetting, sendReview } from './review.ts';
import { readWish, type Wish } from './setup.ts';
import { isEndFresh, isoOf, listOf, playingOn, summaryOf, type ViewersOf } from './summary.ts';

/** What the addresses work with. */
export interface MatchesSetting extends ReviewSetting {
  readonly matches: MatchesDoor;
  readonly index: Pick<MatchStore, 'findHead' | 'listHeads'>;
  readonly drawSide: () => Side;
  readonly viewersOf: ViewersOf;
  readonly time: Pick<Time, 'wallMs'>;
}

type NotCreated = Extract<Created, { ok: false }>['refusal'];
type Answered = Promise<HttpRefusal | undefined>;
/** Answers, or says what it refuses. */
type Address = (setting: MatchesSetting, request: Request, response: Response) => Answered;

export function matchesRouter(setting: MatchesSetting): Router {
  const router = Router();
  const refusing = (address: Address) => {
    return async (request: Request, response: Response): Promise<void> => {
      const refusal = await address(setting, request, response);
      if (refusal !== undefined) sendRefusal(response, refusal);
    };
  };
  router.post('/', refusing(create));
  router.get('/', refusing(list));
  router.get('/:id', refusing(read));
  router.get('/:id/record', refusing(record));
  router.get('/:id/review', compression(), refusing(sendReview));
  router.post('/:id/seat', refusing(moveSeat));
  router.post('/:id/invite', refusing(renewInvite));
  router.post('/:id/join', refusing(join));
  return router;
}

async function create(setting: MatchesSetting, request: Request, response: Response): Answered {
  const asked = decodeCreate(request.body);
  if (!asked.ok) return refusalOfFault(asked.error);
  const wish = readWish(asked.value, setting.drawSide);
  if (!wish.ok) return { code: wish.error };
  const token = asked.value.token ?? makeSecret();
  const answer = await make(setting, wish.value, token);
  if (!answer.ok) return { code: answer.error };
  response.status(201).location(`/api/matches/${answer.value.id}`).json(answer.value);
  return undefined;
}

/** A match that waits for its guest, or one with the computer in the other seat. */
async function make(
  { matches }: MatchesSetting,
  { setup, personName }: Wish,
  token: string,
): Promise<Result<CreateAnswer, NotCreated>> {
  const hash = hashSecret(token);
  if (setup.computer === null) {
    const invite = makeSecret();
    const inviteHash = hashSecret(invite);
    const made = await matches.create({ setup, hostHash: hash, inviteHash });
    return made.ok ? success({ id: made.id, seat: 'host', token, invite }) : failure(made.refusal);
  }
  const seat = otherSeat(setup.computer.seat);
  const guestName = seat === 'guest' ? personName : '';
  const made = await matches.createAgainstComputer({ setup, guestName, personHash: hash });
  return made.ok ? success({ id: made.id, seat, token, invite: null }) : failure(made.refusal);
}

async function join(setting: MatchesSetting, request: Request, response: Response): Answered {
  const asked = decodeJoin(request.body);
  if (!asked.ok) return refusalOfFault(asked.error);
  const door = await openMatch(setting, request);
  if (door === null) return { code: 'unknown-match' };
  const name = checkName(asked.value.name);
  if (!name.ok) return { code: name.error };
  const token = asked.value.token ?? makeSecret();
  const guestHash = hashSecret(token);
  const answer: JoinAnswer = { id: door.id, seat: 'guest', token };
  const holder = door.seatOfHash(guestHash);
  if (holder === 'host') return { code: 'wrong-seat', particulars: 'this token is the host’s' };
  if (holder === null) {
    if (!isInvited(door, asked.value.invite)) return { code: 'bad-invite' };
    if (areAlike(door.match.setup.hostName, name.value)) return { code: 'name-too-alike' };
    const joined = await door.join({ guestName: name.value, guestHash });
    if (!joined.ok) return { code: joined.refusal };
  }
  response.json(answer);
  return undefined;
}

/** A public match is open to anyone; a private one to who has its invitation. */
function isInvited(door: MatchDoor, invite: string | undefined): boolean {
  return door.match.setup.isPublic || (invite !== undefined && door.isInvite(hashSecret(invite)));
}

async function list(
  { index, viewersOf, time }: MatchesSetting,
  request: Request,
  response: Response,
): Answered {
  const asked = decodeListQuery(request.query);
  if (!asked.ok) return refusalOfFault(asked.error);
  const { state, limit, before: after } = asked.value;
  const query = after === undefined ? { state, limit } : { state, limit, after };
  const heads = await index.listHeads(query);
  response.json(listOf(heads, limit, { viewersOf, nowMs: time.wallMs() }));
  return undefined;
}

async function read(setting: MatchesSetting, request: Request, response: Response): Answered {
  const head = await headOf(setting, request);
  if (head === null) return { code: 'unknown-match' };
  const summary = summaryOf(head, setting.viewersOf);
  const isLate = isEndFresh(head, setting.time.wallMs());
  response.json(isLate && (await isOnForWatchers(setting, request)) ? playingOn(summary) : summary);
  return undefined;
}

/** Whether who asks is not to know yet that the match is over. */
async function isOnForWatchers(setting: MatchesSetting, request: Request): Promise<boolean> {
  const door = await openMatch(setting, request);
  return (
    door !== null && !holdsSeat(door, request) && setting.views.of(door).match.outcome === null
  );
}

async function record(setting: MatchesSetting, request: Request, response: Response): Answered {
  const door = await openMatch(setting, request);
  const head = await headOf(setting, request);
  if (door === null || head === null) return { code: 'unknown-match' };
  const isSeat = holdsSeat(door, request);
  if (!door.match.setup.allowsSpectators && !isSeat) return { code: 'no-spectators' };
  const match = isSeat ? door.match : setting.views.of(door).match;
  // Records count in whole seconds.
  const startedAt = isoOf(head.createdMs).replace(/\.\d+Z$/, 'Z');
  response
    .type('text/plain; charset=utf-8')
    .attachment(`twin-tigers-${door.id}.txt`)
    .send(formatMatchRecord(toMatchRecord(door.id, startedAt, match)));
  return undefined;
}

async function moveSeat(setting: MatchesSetting, request: Request, response: Response): Answered {
  const asked = decodeMove(request.body);
  if (!asked.ok) return refusalOfFault(asked.error);
  const door = await openMatch(setting, request);
  if (door === null) return { code: 'unknown-match' };
  const from = hashOfBearer(request);
  if (from === null) return { code: 'bad-token' };
  const token = asked.value.token ?? makeSecret();
  const moved = await door.moveSeat(from, hashSecret(token));
  if (!moved.ok) return { code: moved.refusal };
  response.json({ id: door.id, seat: moved.seat, token } satisfies MoveAnswer);
  return undefined;
}

async function renewInvite(
  setting: MatchesSetting,
  request: Request,
  response: Response,
): Answered {
  const asked = decodeRenew(request.body);
  if (!asked.ok) return refusalOfFault(asked.error);
  const door = await openMatch(setting, request);
  if (door === null) return { code: 'unknown-match' };
  const host = hashOfBearer(request);
  if (host === null) return { code: 'bad-token' };
  const invite = makeSecret();
  const renewed = await door.renewInvite(host, hashSecret(invite));
  if (!renewed.ok) return { code: renewed.refusal };
  response.json({ id: door.id, invite } satisfies RenewAnswer);
  return undefined;
}
