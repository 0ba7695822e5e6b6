/** JSON bodies: small, and said to be JSON; what is none is refused in words. */
import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import { MESSAGE_BYTES } from '../../shared/wire/protocol.ts';
import { codeOfFailure } from '../edge/failure.ts';
import type { Log } from '../edge/log.ts';
import { type HttpRefusal, sendRefusal } from './refusal.ts';

const parse: RequestHandler = express.json({ limit: MESSAGE_BYTES });

/** Gives the request its body. */
export const readBody: RequestHandler = (request, response, next) => {
  if (request.method !== 'POST' || request.is('json') !== false) parse(request, response, next);
  else
    sendRefusal(response, {
      code: 'malformed',
      particulars: 'send a JSON object with Content-Type: application/json',
      status: 415,
    });
};

/** Where a request ends that failed: with the parser's refusal, or as our own fault, which is logged. */
export function failureHandler(log: Log): ErrorRequestHandler {
  // Express knows a failure handler by its four parameters.
  return (error: unknown, request, response, next) => {
    const refusal = refusalOfError(error);
    if (refusal.code === 'internal' || refusal.code === 'not-saved')
      log.error({ err: error, method: request.method, path: request.path }, 'a request failed');
    if (response.headersSent) next(error);
    else sendRefusal(response, refusal);
  };
}

function refusalOfError(error: unknown): HttpRefusal {
  const type = error instanceof Error && 'type' in error ? error.type : undefined;
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  if (type === 'entity.too.large') return { code: 'too-large' };
  if (type === 'entity.parse.failed')
    return { code: 'malformed', particulars: 'the body is no JSON object' };
  if (typeof status === 'number' && status >= 400 && status < 500)
    return { code: 'malformed', status };
  return { code: codeOfFailure(error) };
}
