/** How long after its deadline a ply still counts (RULES.md, “Clocks”). */

const BASE_MS = 300;
const MOST_ROUND_TRIP_MS = 700;

/** `roundTripMs` as the server measured it; `null` without a measurement. */
export function graceMs(roundTripMs: number | null): number {
  return BASE_MS + Math.min(Math.max(0, roundTripMs ?? 0), MOST_ROUND_TRIP_MS);
}
