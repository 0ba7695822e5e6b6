/** What a clock shows for so many milliseconds. */

/** From here on a clock looks and sounds low. */
export const LOW_MS = 10_000;

export interface ClockFace {
  /** `1:05`, and under ten seconds `9.3`. */
  readonly digits: string;
  readonly isLow: boolean;
}

/** Rounded up, so that nothing but the end shows zero; below ten seconds in tenths. */
export function clockFace(leftMs: number): ClockFace {
  const left = Math.max(0, leftMs);
  const isLow = left <= LOW_MS;
  const tenths = Math.ceil(left / 100);
  if (tenths < 100) return { digits: (tenths / 10).toFixed(1), isLow };
  const seconds = Math.ceil(left / 1000);
  const rest = String(seconds % 60).padStart(2, '0');
  return { digits: `${String(Math.floor(seconds / 60))}:${rest}`, isLow };
}

/**
 * In how many milliseconds a running clock shows something else, above zero. One at its end is looked
 * at again as often as one just before, since the server's time may still be corrected.
 */
export function untilNextFace(leftMs: number): number {
  const stepMs = leftMs > LOW_MS ? 1000 : 100;
  return leftMs % stepMs || stepMs;
}
