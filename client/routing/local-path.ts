/** Addresses of matches played in this browser: two at one screen, or against the computer. */
import { LEVEL_NAMES, type LevelName } from '../../shared/engine/levels.ts';
import { type Seat, SEATS } from '../../shared/match/seat.ts';
import { type Mode, MODES } from '../../shared/match/setup.ts';

export const SIDE_CHOICES = ['random', 'goats', 'tigers'] as const;
/** A side in a classic match, or whichever chance gives. */
export type SideChoice = (typeof SIDE_CHOICES)[number];

/** Against which computer, and as whom: `seat` counts in a final, `side` in a classic match. */
export interface LocalComputer {
  readonly level: LevelName;
  readonly seat: Seat;
  readonly side: SideChoice;
}

export interface LocalPlace {
  readonly mode: Mode;
  /** `null`: two at one screen. */
  readonly computer: LocalComputer | null;
}

const LOCAL_PATH = /^\/local\/(\w+)\/?$/;

/** `undefined` where the address is none of these. */
export function parseLocalPath({
  pathname,
  search,
}: Pick<URL, 'pathname' | 'search'>): LocalPlace | undefined {
  const [, word] = LOCAL_PATH.exec(pathname) ?? [];
  const mode = MODES.find((known) => known === word);
  return mode === undefined ? undefined : { mode, computer: parseComputer(search) };
}

/** Only what counts in the mode is written. */
export function formatLocalPath({ mode, computer }: LocalPlace): string {
  const path = `/local/${mode}`;
  if (computer === null) return path;
  const { level, seat, side } = computer;
  const fields = mode === 'final' ? { level, seat } : { level, side };
  return `${path}?${new URLSearchParams(fields).toString()}`;
}

function parseComputer(search: string): LocalComputer | null {
  const fields = new URLSearchParams(search);
  const level = LEVEL_NAMES.find((known) => known === fields.get('level'));
  if (level === undefined) return null;
  const seat = SEATS.find((known) => known === fields.get('seat')) ?? 'host';
  const side = SIDE_CHOICES.find((known) => known === fields.get('side')) ?? 'random';
  return { level, seat, side };
}
