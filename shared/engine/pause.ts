/** How long the computer lets pass before it does something, so that people can follow it. */
import type { Chance } from './choose.ts';
import type { LevelName } from './levels.ts';

/** What the computer may be about to do. */
export type PausedDuty = 'ply' | 'draw' | 'takeback' | 'rematch';

interface Span {
  readonly leastMs: number;
  readonly mostMs: number;
}

/** Counted from the ply before; what is thought meanwhile is part of it. */
const PLY_SPANS: Readonly<Record<LevelName, Span>> = {
  easy: { leastMs: 600, mostMs: 1300 },
  medium: { leastMs: 700, mostMs: 1600 },
  hard: { leastMs: 800, mostMs: 2000 },
  master: { leastMs: 1000, mostMs: 2500 },
};
const DRAW_SPAN: Span = { leastMs: 1500, mostMs: 3000 };
const TAKEBACK_SPAN: Span = { leastMs: 400, mostMs: 800 };

/** No more than this part of what is left on its own clock. */
const SHARE_OF_CLOCK = 0.2;

/** Milliseconds. `leftMs` is what the computer’s own clock has left, `null` where none runs for it. */
export type PauseOf = (
  duty: PausedDuty,
  level: LevelName,
  leftMs: number | null,
  chance: Chance,
) => number;

/** As people would have it. */
export const naturalPause: PauseOf = (duty, level, leftMs, chance) => {
  if (duty === 'rematch') return 0;
  const { leastMs, mostMs } = spanOf(duty, level);
  const naturalMs = Math.round(leastMs + chance() * (mostMs - leastMs));
  return leftMs === null ? naturalMs : Math.min(naturalMs, Math.floor(SHARE_OF_CLOCK * leftMs));
};

function spanOf(duty: Exclude<PausedDuty, 'rematch'>, level: LevelName): Span {
  switch (duty) {
    case 'ply':
      return PLY_SPANS[level];
    case 'draw':
      return DRAW_SPAN;
    case 'takeback':
      return TAKEBACK_SPAN;
  }
}
