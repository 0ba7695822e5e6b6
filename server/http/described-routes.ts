/** Every address of the HTTP interface, as its description has it. */
import * as answers from '../../shared/wire/answer.ts';
import type { WireQuery, WireSchema } from '../../shared/wire/json-schema.ts';
import type { WireRefusal } from '../../shared/wire/refusal.ts';
import { progressSchema, reviewSchema } from '../../shared/wire/review.ts';
import * as asked from '../../shared/wire/rest.ts';

/** One method of one address. */
export interface DescribedRoute {
  readonly method: 'get' | 'post';
  /** With `{id}` for a match's id. */
  readonly path: string;
  readonly name: string;
  readonly summary: string;
  readonly query?: WireQuery;
  readonly body?: WireSchema;
  /** The status when all is well; JSON of the schema, or plain text. */
  readonly answer: { readonly status: 200 | 201; readonly schema: WireSchema | 'text' };
  /** What is answered with 202 while the answer is being made. */
  readonly pending?: WireSchema;
  /** Whether a seat's token is shown in `Authorization`. */
  readonly token?: 'needed' | 'optional';
  /** What it refuses besides what every address does. */
  readonly refusals: readonly WireRefusal[];
  /** Which limits of an address count it; none: nothing is limited. */
  readonly limits: readonly ('requests' | 'matches')[];
}

const okay = (schema: WireSchema | 'text'): DescribedRoute['answer'] => ({ status: 200, schema });

const MATCH_ROUTES: readonly DescribedRoute[] = [
  {
    method: 'post',
    path: '/api/matches',
    name: 'createMatch',
    summary: 'Make a match and get its host’s seat, or play the computer.',
    body: asked.createSchema,
    answer: { status: 201, schema: answers.createAnswerSchema },
    refusals: ['bad-name', 'bad-ruleset', 'bad-clock', 'not-saved'],
    limits: ['requests', 'matches'],
  },
  {
    method: 'get',
    path: '/api/matches',
    name: 'listMatches',
    summary: 'Public matches, newest change first.',
    query: asked.listQuerySchema,
    answer: okay(answers.listSchema),
    refusals: ['malformed'],
    limits: ['requests'],
  },
  {
    method: 'get',
    path: '/api/matches/{id}',
    name: 'readMatch',
    summary: 'What a match is, and how it stands.',
    answer: okay(answers.summarySchema),
    token: 'optional',
    refusals: ['unknown-match'],
    limits: ['requests'],
  },
  {
    method: 'get',
    path: '/api/matches/{id}/record',
    name: 'readRecord',
    summary: 'The match as text. A match without spectators gives it to its seats alone.',
    answer: okay('text'),
    token: 'optional',
    refusals: ['unknown-match', 'no-spectators'],
    limits: ['requests'],
  },
  {
    method: 'get',
    path: '/api/matches/{id}/review',
    name: 'readReview',
    summary: 'What every ply of a match that is over was worth; made when it is first asked for.',
    answer: okay(reviewSchema),
    pending: progressSchema,
    token: 'optional',
    refusals: ['unknown-match', 'no-spectators', 'match-not-over', 'busy'],
    limits: ['requests'],
  },
  {
    method: 'post',
    path: '/api/matches/{id}/join',
    name: 'joinMatch',
    summary: 'Take the second seat; asked again with the same token it is the same.',
    body: asked.joinSchema,
    answer: okay(answers.joinAnswerSchema),
    refusals: [
      'unknown-match',
      'wrong-seat',
      'bad-invite',
      'bad-name',
      'name-too-alike',
      'seat-taken',
      'match-over',
      'not-saved',
    ],
    limits: ['requests'],
  },
  {
    method: 'post',
    path: '/api/matches/{id}/seat',
    name: 'moveSeat',
    summary: 'Give your seat a new token; the old one opens nothing from then on.',
    body: asked.moveSchema,
    answer: okay(answers.moveAnswerSchema),
    token: 'needed',
    refusals: ['unknown-match', 'bad-token', 'not-saved'],
    limits: ['requests'],
  },
  {
    method: 'post',
    path: '/api/matches/{id}/invite',
    name: 'renewInvite',
    summary: 'Make the invitation anew; the one before lets nobody in.',
    body: asked.renewSchema,
    answer: okay(answers.renewAnswerSchema),
    token: 'needed',
    refusals: ['unknown-match', 'bad-token', 'seat-taken', 'match-over', 'not-saved'],
    limits: ['requests'],
  },
];

/** In the order of the protocol's page. */
export const DESCRIBED_ROUTES: readonly DescribedRoute[] = [
  ...MATCH_ROUTES,
  {
    method: 'get',
    path: '/api/lobby',
    name: 'readLobby',
    summary: 'Who waits for an opponent and what is played, at most a second old.',
    answer: okay(answers.lobbySchema),
    refusals: [],
    limits: ['requests'],
  },
  {
    method: 'get',
    path: '/api/about',
    name: 'readAbout',
    summary: 'What runs here, and where problems are reported.',
    answer: okay(answers.aboutSchema),
    refusals: [],
    limits: ['requests'],
  },
  {
    method: 'get',
    path: '/api/probe',
    name: 'probe',
    summary: 'What the endgame table knows of a position without goats in hand.',
    query: asked.probeQuerySchema,
    answer: okay(answers.probeSchema),
    refusals: ['malformed', 'bad-position', 'bad-ruleset', 'goats-in-hand', 'no-table'],
    limits: ['requests'],
  },
  {
    method: 'get',
    path: '/api/openapi.json',
    name: 'readDescription',
    summary: 'This description.',
    answer: okay(answers.descriptionSchema),
    refusals: [],
    limits: ['requests'],
  },
  {
    method: 'get',
    path: '/livez',
    name: 'isAlive',
    summary: 'Whether the process lives.',
    answer: okay(answers.healthSchema),
    refusals: [],
    limits: [],
  },
  {
    method: 'get',
    path: '/readyz',
    name: 'isReady',
    summary: 'Whether commands can be saved; answered with 503 and `false` where not.',
    answer: okay(answers.healthSchema),
    refusals: [],
    limits: [],
  },
];
