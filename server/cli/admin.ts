/** `tigers admin`: orders to the server that runs, at its port of operations. */
import { failure, type Result, success } from '../../shared/rules/result.ts';
import { ORDERS, type OrderRequest } from './admin-orders.ts';
import { AnswerWriter } from './answer.ts';
import { type Command, type Job, readArguments } from './command.ts';

/** A server that does not answer for so long does not answer. */
const PATIENCE_MS = 15_000;

export const ADMIN: Command = {
  synopsis: 'admin ORDER [ARGUMENT] [--at URL] [--json]',
  summary: 'give an order to the server that runs',
  details: [
    ...[...ORDERS.values()].map(({ synopsis }) => `  ${synopsis}`),
    '--at URL       where the server takes orders (http://$METRICS_HOST:$METRICS_PORT)',
    'The token is $ADMIN_TOKEN, the same as the server’s: never an argument, which others see.',
    'close-seek takes an ID of seeks; announce "" takes an announcement back; a block and an',
    'announcement are forgotten when the server ends. drain keeps new people away at once and',
    'ends the server as SIGTERM does, after the time of --in.',
  ],
  plan: planAdmin,
};

function planAdmin(args: readonly string[]): Result<Job, string> {
  const read = readArguments(args, ['at', 'for', 'in', 'state']);
  if (!read.ok) return read;
  const { positionals, options, isJson } = read.value;
  const [name = '', ...rest] = positionals;
  const order = ORDERS.get(name);
  if (order === undefined) return failure(`ORDER is one of ${[...ORDERS.keys()].join(', ')}`);
  if (rest.length !== Number(order.takesArgument)) return failure(`write ${order.synopsis}`);
  const strange = [...options.keys()].find((key) => key !== 'at' && !order.options.includes(key));
  if (strange !== undefined)
    return failure(`${name} knows no --${strange}: write ${order.synopsis}`);
  const request = order.toRequest(rest[0] ?? '', options);
  if (!request.ok) return request;
  const place = findPlace(options.get('at'));
  return place.ok ? success(toJob(request.value, place.value, isJson)) : place;
}

interface Place {
  readonly url: string;
  readonly token: string;
}

function findPlace(at: string | undefined): Result<Place, string> {
  const { METRICS_PORT: port = '', METRICS_HOST: host = '', ADMIN_TOKEN: token = '' } = process.env;
  if (token.trim() === '') return failure('set ADMIN_TOKEN to what the server has');
  if (at === undefined && port.trim() === '')
    return failure('set METRICS_PORT to what the server has, or say --at URL');
  const url = at ?? `http://${host.trim() === '' ? '127.0.0.1' : host.trim()}:${port.trim()}`;
  return URL.canParse(url)
    ? success({ url: url.replace(/\/+$/, ''), token: token.trim() })
    : failure(`${url} is no address`);
}

function toJob({ method, path, body, describe }: OrderRequest, place: Place, isJson: boolean): Job {
  return async (io) => {
    const writer = new AnswerWriter(io, isJson);
    const answer = await ask(place, method, path, body);
    if (!answer.ok) writer.write(answer);
    else if (isJson) io.write(`${JSON.stringify(answer.value)}\n`);
    else for (const line of describe(answer.value)) io.write(`${line}\n`);
    return writer.exitCode;
  };
}

async function ask(
  { url, token }: Place,
  method: string,
  path: string,
  body: unknown,
): Promise<Result<unknown, string>> {
  try {
    const response = await fetch(`${url}/admin${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json();
    return response.ok ? success(answer) : failure(errorOf(answer));
  } catch (error) {
    const { cause } = error instanceof Error ? error : { cause: undefined };
    const detail = cause instanceof Error ? cause.message : String(error);
    return failure(`no server answers at ${url} (${detail}); is it running, with METRICS_PORT?`);
  }
}

function errorOf(answer: unknown): string {
  const isRefusal = typeof answer === 'object' && answer !== null && 'error' in answer;
  return isRefusal ? String(answer.error) : 'the server refused without a word';
}
