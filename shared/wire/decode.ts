/** The one place where what came over the wire gets its type: strictly checked, once. */
import type { z } from 'zod';
import { failure, type Result, success } from '../rules/result.ts';

/** What is wrong and where: `path` like `command.ply`, `''` for the whole. */
export interface WireFault {
  readonly path: string;
  readonly problem: string;
}

/** Long keys of a stranger's choosing are not given back at length. */
const PROBLEM_LENGTH = 200;

/** Gives a value its type, defaults filled in; refuses with the first fault. */
export type Decode<T> = (value: unknown) => Result<T, WireFault>;

/** The decoder of a schema. */
export function decoderOf<S extends z.ZodType>(schema: S): Decode<z.output<S>> {
  return (value) => {
    const parsed = schema.safeParse(value);
    if (parsed.success) return success(parsed.data);
    const [issue] = parsed.error.issues;
    const path = (issue?.path ?? []).map(String).join('.');
    const problem = issue?.message ?? 'not what the protocol asks for';
    return failure({ path, problem: problem.slice(0, PROBLEM_LENGTH) });
  };
}

/** The fault in words: `command.ply: Invalid input: expected number, received string`. */
export function formatFault({ path, problem }: WireFault): string {
  return path === '' ? problem : `${path}: ${problem}`;
}
