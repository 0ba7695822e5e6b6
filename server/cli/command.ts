/** What a command of the command line is, and how it reads its arguments. */
import { parseArgs } from 'node:util';
import { failure, type Result, success } from '../../shared/rules/result.ts';
import type { CommandIo } from './io.ts';

/** 0: every answer given; 1: some answer is an error; 2: the command was not understood. */
export type ExitCode = 0 | 1 | 2;

/** What a command does once its arguments are understood. */
export type Job = (io: CommandIo) => Promise<ExitCode>;

/** One command: how it is written, what it does, and the job that its arguments ask for. */
export interface Command {
  readonly synopsis: string;
  readonly summary: string;
  /** Lines on the options, each with its own indent. */
  readonly details: readonly string[];
  /** The job, or a sentence about what is wrong with the arguments. */
  readonly plan: (args: readonly string[]) => Result<Job, string>;
}

/** Options, those without a value as `true`, and positional arguments. */
export interface Arguments {
  readonly options: ReadonlyMap<string, string>;
  readonly isJson: boolean;
  readonly positionals: readonly string[];
}

/** Reads `--name value`, `--name=value` for the names given, `--flag`, `--json`, and the rest in order. */
export function readArguments(
  args: readonly string[],
  names: readonly string[],
  flags: readonly string[] = [],
): Result<Arguments, string> {
  const valued = Object.fromEntries(names.map((name) => [name, { type: 'string' }] as const));
  const flagged = Object.fromEntries(flags.map((name) => [name, { type: 'boolean' }] as const));
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { ...valued, ...flagged, json: { type: 'boolean' } },
      allowPositionals: true,
    });
    const texts = Object.entries(values).filter(([name]) => name !== 'json');
    const options = new Map(texts.map(([name, value]) => [name, String(value)]));
    return success({ options, isJson: values.json === true, positionals });
  } catch (error) {
    return failure(error instanceof Error ? error.message : String(error));
  }
}
