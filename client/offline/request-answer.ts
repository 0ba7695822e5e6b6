/** Which requests the worker answers, and with what; all others are none of its business. */
import { SHELL, type Shelf } from './shelf.ts';

/** A server that takes longer to send a page of a few kilobytes counts as out of reach. */
const PATIENCE_MS = 4000;
const SERVER_FAULT = 500;
/** Addresses that show no page of the client, and frames on pages of others. */
const NO_PAGE = /^\/(api|socket\.io|embed|assets|livez|readyz|metrics)(\/|$)|\.\w+$/;

/** What is asked of a request before it is taken. */
export interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

/** What answering needs of the worker. */
export interface AnswerSetting {
  readonly shelf: Pick<Shelf, 'find' | 'holds'>;
  readonly origin: string;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly after: (ms: number) => Promise<void>;
}

/** `page`: someone opens one; `file`: a page asks for one of ours; `null`: to be left alone. */
export function kindOf(
  { method, mode, url }: Asked,
  { shelf, origin }: Pick<AnswerSetting, 'shelf' | 'origin'>,
): 'page' | 'file' | null {
  const { pathname, origin: asked } = new URL(url);
  if (method !== 'GET' || asked !== origin) return null;
  if (mode === 'navigate') return NO_PAGE.test(pathname) ? null : 'page';
  return shelf.holds(pathname) ? 'file' : null;
}

/**
 * The server's own page where it answers, so that the client always fits the server; else the one
 * that is kept. `early`: the server's answer where the browser has asked already.
 */
export async function answerPage(
  request: Request,
  early: Promise<Response | undefined>,
  { shelf, fetch, after }: AnswerSetting,
): Promise<Response> {
  const asked = early.then((response) => response ?? fetch(request)).catch(() => Response.error());
  const answer = await Promise.race([asked, after(PATIENCE_MS)]);
  if (answer !== undefined && answer.type !== 'error' && answer.status < SERVER_FAULT)
    return answer;
  return (await shelf.find(SHELL)) ?? asked;
}

export async function answerFile(
  request: Request,
  { shelf, fetch }: Pick<AnswerSetting, 'shelf' | 'fetch'>,
): Promise<Response> {
  return (await shelf.find(new URL(request.url).pathname)) ?? fetch(request);
}
