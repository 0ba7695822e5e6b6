/** Values from the environment: each is read with its default, or refused in a sentence with the remedy. */
import { failure, type Result, success } from '../shared/rules/result.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Turns a variable's text into its value, or says what would be one. */
export type Read<T> = (text: string) => Result<T, string>;

/** Reads variables and collects what is wrong with them, so that all of it is told at once. */
export class EnvironmentReader {
  readonly #environment: Environment;
  readonly #problems: string[] = [];

  constructor(environment: Environment) {
    this.#environment = environment;
  }

  /** What was wrong, a sentence each. */
  get problems(): readonly string[] {
    return this.#problems;
  }

  /** The variable's value; the default where it is not set, is empty, or is wrong. */
  read<T>(name: string, read: Read<T>, fallback: T): T {
    const text = this.#environment[name]?.trim() ?? '';
    if (text === '') return fallback;
    const value = read(text);
    if (value.ok) return value.value;
    this.#problems.push(`${name} is "${text}", but it has to be ${value.error}.`);
    return fallback;
  }
}

export function wholeNumber(min: number, max: number): Read<number> {
  return (text) => {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
    return value >= min && value <= max
      ? success(value)
      : failure(`a whole number from ${min} to ${max}`);
  };
}

export function oneOf<const T extends string>(choices: readonly T[]): Read<T> {
  return (text) => {
    const choice = choices.find((each) => each === text.toLowerCase());
    return choice === undefined ? failure(`one of ${choices.join(', ')}`) : success(choice);
  };
}

export const anyText: Read<string> = (text) => success(text);

/** The origin of a web address: `https://play.example.org`. */
export const webOrigin: Read<string> = (text) => {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isOrigin =
    url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '';
  return isOrigin
    ? success(url.origin)
    : failure('an address without a path, like https://play.example.org');
};

/** Several values, parted by commas. */
export function listOf<T>(read: Read<T>): Read<readonly T[]> {
  return (text) => {
    const values: T[] = [];
    for (const part of text.split(',').filter((each) => each.trim() !== '')) {
      const value = read(part.trim());
      if (!value.ok) return failure(`a list, parted by commas, each ${value.error}`);
      values.push(value.value);
    }
    return success(values);
  };
}
