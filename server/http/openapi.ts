/** The HTTP interface described for programs: OpenAPI 3.1, made from the schemas that check and type it. */
import * as answers from '../../shared/wire/answer.ts';
import {
  jsonSchemaOf,
  jsonSchemasOf,
  type JsonSchema,
  type WireSchema,
} from '../../shared/wire/json-schema.ts';
import type { WireRefusal } from '../../shared/wire/refusal.ts';
import { progressSchema, reviewSchema } from '../../shared/wire/review.ts';
import * as asked from '../../shared/wire/rest.ts';
import { matchIdSchema } from '../../shared/wire/client-message.ts';
import { REFUSAL_SENTENCES } from '../../shared/wire/sentence.ts';
import type { Limit } from '../edge/limit.ts';
import { DESCRIBED_ROUTES, type DescribedRoute } from './described-routes.ts';
import { statusOf } from './refusal.ts';

/** What of a running server is in its description. */
export interface DescriptionSetting {
  readonly version: string;
  readonly limits: { readonly addressRequests: Limit; readonly addressMatches: Limit };
}

/** The schemas that stand under a name of their own. */
const NAMED: Readonly<Record<string, WireSchema>> = {
  CreateRequest: asked.createSchema,
  JoinRequest: asked.joinSchema,
  MoveRequest: asked.moveSchema,
  RenewRequest: asked.renewSchema,
  CreateAnswer: answers.createAnswerSchema,
  JoinAnswer: answers.joinAnswerSchema,
  MoveAnswer: answers.moveAnswerSchema,
  RenewAnswer: answers.renewAnswerSchema,
  MatchSummary: answers.summarySchema,
  MatchList: answers.listSchema,
  Seek: answers.seekSchema,
  LiveMatch: answers.liveSchema,
  Lobby: answers.lobbySchema,
  About: answers.aboutSchema,
  ProbeAnswer: answers.probeSchema,
  Review: reviewSchema,
  ReviewProgress: progressSchema,
  Description: answers.descriptionSchema,
  Health: answers.healthSchema,
  Refusal: answers.refusalSchema,
};

/** Every address under `/api` may refuse so. */
const ALWAYS: readonly WireRefusal[] = ['blocked', 'too-many', 'internal', 'closing'];
/** And every one that takes a body. */
const WITH_BODY: readonly WireRefusal[] = ['malformed', 'too-large', 'foreign-origin'];

/** The status of a body that does not say that it is JSON. */
const NOT_JSON = 415;

const RETRY_AFTER = {
  'Retry-After': { schema: { type: 'integer' }, description: 'Seconds to wait.' },
};

/** The whole description; what is limited has `x-rate-limits`: how many an address may ask in how long. */
export function describeInterface(setting: DescriptionSetting): JsonSchema {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const route of DESCRIBED_ROUTES)
    paths[route.path] = { ...paths[route.path], [route.method]: operationOf(route, setting) };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Twin Tigers',
      version: setting.version,
      description:
        'Making, joining, listing and reading matches of Bagh-Chal. Plies are played over the socket: see docs/protocol.md. Ignore fields that you do not know.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: jsonSchemasOf(NAMED, refTo),
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'The secret of a seat.' },
      },
    },
  };
}

function operationOf(route: DescribedRoute, { limits }: DescriptionSetting): JsonSchema {
  const { name, summary, token, body } = route;
  const byName = { requests: limits.addressRequests, matches: limits.addressMatches };
  const rates = route.limits.map((limit) => ({ of: limit, ...byName[limit] }));
  return {
    operationId: name,
    summary,
    parameters: parametersOf(route),
    ...(body === undefined ? {} : { requestBody: { required: true, content: jsonOf(body) } }),
    ...(token === undefined
      ? {}
      : { security: [{ token: [] }, ...(token === 'optional' ? [{}] : [])] }),
    responses: responsesOf(route),
    ...(rates.length === 0 ? {} : { 'x-rate-limits': rates }),
  };
}

function parametersOf({ path, query }: DescribedRoute): readonly JsonSchema[] {
  const id = { name: 'id', in: 'path', required: true, schema: schemaOf(matchIdSchema) };
  const { properties = {}, required = [] } = query === undefined ? {} : schemaOf(query);
  const asked = Object.entries(properties as Record<string, JsonSchema>).map(
    ([name, { description, ...schema }]) => ({
      name,
      in: 'query',
      required: (required as readonly string[]).includes(name),
      ...(description === undefined ? {} : { description }),
      schema,
    }),
  );
  return path.includes('{id}') ? [id, ...asked] : asked;
}

function responsesOf(route: DescribedRoute): JsonSchema {
  const { path, answer } = route;
  const { status, schema } = answer;
  const content =
    schema === 'text' ? { 'text/plain': { schema: { type: 'string' } } } : jsonOf(schema);
  const notReady = { description: 'Not ready.', content: jsonOf(answers.healthSchema) };
  return {
    [status]: { description: 'As asked.', content },
    ...(route.pending === undefined
      ? {}
      : {
          202: {
            description: 'Not yet: ask again.',
            headers: RETRY_AFTER,
            content: jsonOf(route.pending),
          },
        }),
    ...Object.fromEntries(
      [...refusalsOf(route)].map(([refused, codes]) => [refused, refusalOf(codes)]),
    ),
    ...(path === '/readyz' ? { 503: notReady } : {}),
  };
}

/** The codes of each status. */
function refusalsOf({ path, body, refusals }: DescribedRoute): Map<number, WireRefusal[]> {
  const byStatus = new Map<number, WireRefusal[]>();
  if (!path.startsWith('/api/')) return byStatus;
  for (const code of [...refusals, ...(body === undefined ? [] : WITH_BODY), ...ALWAYS])
    byStatus.set(statusOf(code), [...(byStatus.get(statusOf(code)) ?? []), code]);
  if (body !== undefined) byStatus.set(NOT_JSON, ['malformed']);
  return byStatus;
}

/** `x-codes`: what `error.code` may be. */
function refusalOf(codes: readonly WireRefusal[]): JsonSchema {
  const isLimit = codes.includes('too-many');
  return {
    description: codes.map((code) => `\`${code}\`: ${REFUSAL_SENTENCES[code]}`).join(' '),
    'x-codes': codes,
    ...(isLimit ? { headers: RETRY_AFTER } : {}),
    content: jsonOf(answers.refusalSchema),
  };
}

function jsonOf(schema: WireSchema): JsonSchema {
  return { 'application/json': { schema: schemaOf(schema) } };
}

/** By its name where it has one. */
function schemaOf(schema: WireSchema): JsonSchema {
  const [name] = Object.entries(NAMED).find(([, named]) => named === schema) ?? [];
  if (name !== undefined) return { $ref: refTo(name) };
  return jsonSchemaOf(schema);
}

function refTo(name: string): string {
  return `#/components/schemas/${name}`;
}
