/** Times as they are typed: `45s`, `10m`, `1h`, `2d`. */
import { failure, type Result, success } from '../../shared/rules/result.ts';

const UNITS_MS: Readonly<Record<string, number>> = {
  s: 1000,
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
};

/** Milliseconds. */
export function parseDuration(text: string): Result<number, string> {
  const [, count = '', unit = ''] = /^(\d{1,6})([smhd])$/.exec(text) ?? [];
  const unitMs = UNITS_MS[unit];
  return unitMs === undefined
    ? failure(`a time is like 45s, 10m, 1h or 2d, not ${text}`)
    : success(Number(count) * unitMs);
}
