/** Values from the environment: each is read with its default, or refused in a sentence with the remedy. */
import { failure, type Result, success } from '../shared/rules/result.ts';
import { hashSecret } from './edge/secret.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Turns a variable's text into its value, or says what would be one. */
export type Read<T> = (text: string) => Result<T, string>;

/** What a variable may come to. */
type Value = string | number | readonly string[] | null;

/** A variable as it was read. */
export interface Setting {
  readonly name: string;
  /** What holds, as a person would write it; `-` for nothing. Never a secret. */
  readonly value: string;
  /** Whether the environment has it; else the value is the default. */
  readonly isSet: boolean;
}

/** Reads variables and collects what is wrong with them, so that all of it is told at once. */
export class EnvironmentReader {
  readonly #environment: Environment;
  readonly #problems: string[] = [];
  readonly #settings: Setting[] = [];

  constructor(environment: Environment) {
    this.#environment = environment;
  }

  /** What was wrong, a sentence each. */
  get problems(): readonly string[] {
    return this.#problems;
  }

  /** What holds, in the order in which it was read. */
  get settings(): readonly Setting[] {
    return this.#settings;
  }

  /** For what is wrong with several variables together. */
  refuse(problem: string): void {
    this.#problems.push(problem);
  }

  /** The variable's value; the default where it is not set, is empty, or is wrong. */
  read<T extends Value>(name: string, read: Read<T>, fallback: T): T {
    const value = this.#read(name, read, fallback, (text) => `is "${text}"`);
    this.#note(name, formatValue(value));
    return value;
  }

  /** A value that is never shown. */
  readSecret<T>(name: string, read: Read<T>): T | null {
    const value = this.#read<T | null>(name, read, null, () => 'is set');
    this.#note(name, value === null ? '-' : '(not shown)');
    return value;
  }

  #note(name: string, value: string): void {
    this.#settings.push({ name, value, isSet: this.#textOf(name) !== '' });
  }

  #textOf(name: string): string {
    return this.#environment[name]?.trim() ?? '';
  }

  #read<T>(name: string, read: Read<T>, fallback: T, say: (text: string) => string): T {
    const text = this.#textOf(name);
    if (text === '') return fallback;
    const value = read(text);
    if (value.ok) return value.value;
    this.#problems.push(`${name} ${say(text)}, but it has to be ${value.error}.`);
    return fallback;
  }
}

function formatValue(value: Value): string {
  const text = typeof value === 'object' ? (value ?? []).join(', ') : String(value);
  return text === '' ? '-' : text;
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

/** Where people can be sent to say what is wrong: a mail address or a page. */
export const contactAddress: Read<string> = (text) => {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isContact = url !== null && /^(https|mailto):$/.test(url.protocol);
  return isContact
    ? success(url.href)
    : failure('an address like mailto:help@example.org or https://example.org/report');
};

/** Where PostgreSQL is. */
export const postgresUrl: Read<string> = (text) =>
  /^postgres(ql)?:\/\//.test(text) && URL.canParse(text)
    ? success(text)
    : failure('an address like postgres://user:password@127.0.0.1:5432/twin_tigers');

/** Where Redis is. */
export const redisUrl: Read<string> = (text) =>
  /^rediss?:\/\//.test(text) && URL.canParse(text)
    ? success(text)
    : failure('an address like redis://127.0.0.1:6379');

/** Characters of six bits or of four: 128 bits at least. */
const LEAST_TOKEN = 22;
const LEAST_HEX_TOKEN = 32;
/** Chance makes fewer different ones only where somebody helped it. */
const LEAST_DIFFERENT = 10;

/** A secret that chance made, read as its hash. */
export const strongToken: Read<string> = (text) => {
  const least = /^[\da-f]+$/i.test(text) ? LEAST_HEX_TOKEN : LEAST_TOKEN;
  const isStrong =
    /^[\w+/=-]+$/.test(text) && text.length >= least && new Set(text).size >= LEAST_DIFFERENT;
  return isStrong
    ? success(hashSecret(text))
    : failure('at least 128 bits by chance, like what `openssl rand -hex 24` prints');
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
