/** The table of settings, as it is printed at the start and by `tigers config`. */
import type { Setting } from '../environment.ts';

/** A line each: the variable, what holds, and whether it was set or is the default. */
export function formatSettings(settings: readonly Setting[]): string {
  const wide = (texts: readonly string[]): number =>
    Math.max(0, ...texts.map(({ length }) => length));
  const nameWidth = wide(settings.map(({ name }) => name));
  const valueWidth = wide(settings.map(({ value }) => value));
  const lines = settings.map(({ name, value, isSet }) =>
    [name.padEnd(nameWidth), value.padEnd(valueWidth), isSet ? 'set' : 'default'].join('  '),
  );
  return lines.map((line) => `${line}\n`).join('');
}
