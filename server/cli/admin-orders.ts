/** What can be ordered on the command line, and how each order is put to the server. */
import type { AdminBlock, AdminBlocks, AdminMatches, AdminSeeks } from '../../shared/wire/admin.ts';
import { failure, type Result, success } from '../../shared/rules/result.ts';
import { parseDuration } from './duration.ts';

/** A request at the port of operations, and the lines that its answer comes to. */
export interface OrderRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly describe: (answer: unknown) => string[];
}

/** One order: how it is written, and the request it makes of its argument and options. */
interface Order {
  readonly synopsis: string;
  readonly takesArgument: boolean;
  /** The options that it knows. */
  readonly options: readonly string[];
  readonly toRequest: (
    argument: string,
    options: ReadonlyMap<string, string>,
  ) => Result<OrderRequest, string>;
}

export const ORDERS: ReadonlyMap<string, Order> = new Map<string, Order>([
  [
    'matches',
    {
      synopsis: 'matches [--state live|open|ended]',
      takesArgument: false,
      options: ['state'],
      toRequest: (_, options) =>
        success({
          method: 'GET',
          path: `/matches?state=${encodeURIComponent(options.get('state') ?? 'live')}`,
          describe: describeMatches,
        }),
    },
  ],
  ['cancel', onOne('cancel MATCH', (id) => `/matches/${encodeURIComponent(id)}/cancel`)],
  [
    'seeks',
    {
      synopsis: 'seeks',
      takesArgument: false,
      options: [],
      toRequest: () => success({ method: 'GET', path: '/seeks', describe: describeSeeks }),
    },
  ],
  ['close-seek', onOne('close-seek ID', (id) => `/seeks/${encodeURIComponent(id)}/close`)],
  [
    'blocks',
    {
      synopsis: 'blocks',
      takesArgument: false,
      options: [],
      toRequest: () => success({ method: 'GET', path: '/blocks', describe: describeBlocks }),
    },
  ],
  [
    'block',
    withTime('block ADDRESS [--for 1h]', 'for', 'forMs', '/blocks', (address) => ({ address })),
  ],
  [
    'unblock',
    {
      synopsis: 'unblock ADDRESS',
      takesArgument: true,
      options: [],
      toRequest: (address) =>
        success({ method: 'POST', path: '/unblock', body: { address }, describe: describeDone }),
    },
  ],
  [
    'announce',
    withTime('announce "TEXT" [--for 10m]', 'for', 'forMs', '/announcement', (text) => ({ text })),
  ],
  [
    'drain',
    { ...withTime('drain [--in 5m]', 'in', 'inMs', '/drain', () => ({})), takesArgument: false },
  ],
]);

function onOne(synopsis: string, pathOf: (id: string) => string): Order {
  return {
    synopsis,
    takesArgument: true,
    options: [],
    toRequest: (id) => success({ method: 'POST', path: pathOf(id), describe: describeDone }),
  };
}

function withTime(
  synopsis: string,
  option: string,
  field: string,
  path: string,
  bodyOf: (argument: string) => Readonly<Record<string, unknown>>,
): Order {
  return {
    synopsis,
    takesArgument: true,
    options: [option],
    toRequest: (argument, options) => {
      const text = options.get(option);
      const time = text === undefined ? success(undefined) : parseDuration(text);
      if (!time.ok) return failure(`--${option}: ${time.error}`);
      const body = bodyOf(argument);
      const timed = time.value === undefined ? body : { ...body, [field]: time.value };
      return success({ method: 'POST', path, body: timed, describe: describeDone });
    },
  };
}

function describeMatches(answer: unknown): string[] {
  return (answer as AdminMatches).matches.map(
    ({ id, state, mode, public: isPublic, host, guest, viewers, startedAt }) =>
      [
        id,
        state,
        mode,
        isPublic ? 'public' : 'private',
        host === '' ? '-' : host,
        guest === '' ? '-' : guest,
        `${viewers} watch`,
        startedAt,
      ].join('\t'),
  );
}

function describeSeeks(answer: unknown): string[] {
  return (answer as AdminSeeks).seeks.map(({ id, mode, ruleset, name, sinceMs }) =>
    [id, mode, ruleset, name === '' ? '-' : name, `${Math.round(sinceMs / 1000)} s`].join('\t'),
  );
}

function describeBlocks(answer: unknown): string[] {
  return (answer as AdminBlocks).blocks.map(describeBlock);
}

function describeBlock({ address, until }: AdminBlock): string {
  return `${address}\t${until}`;
}

function describeDone(answer: unknown): string[] {
  const isBlock = typeof answer === 'object' && answer !== null && 'until' in answer;
  return [isBlock ? describeBlock(answer as AdminBlock) : 'done'];
}
