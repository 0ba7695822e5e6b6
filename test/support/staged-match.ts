/** Matches between people in browsers: made, joined, and played along a line in notation. */
import type { Browser, BrowserContextOptions } from 'playwright';
import { apply } from '../../shared/match/apply.ts';
import type { Match } from '../../shared/match/match.ts';
import { type BoardName, type Seat } from '../../shared/match/seat.ts';
import type { MatchSetup } from '../../shared/match/setup.ts';
import { parseAction } from '../../shared/notation/action.ts';
import { DEFAULT_RULESET } from '../../shared/rules/ruleset.ts';
import { Person } from './person.ts';

/**
 * The guest's tigers take five goats on the left: the host puts every one where the last was taken.
 * On the right nothing happens.
 */
export const SHORT_FINAL =
  'L.d5 L.e5xc5 R.a1-a2 R.c3 L.d5 L.c5xe5 R.a2-a1 R.c4 L.d5 L.e5xc5 R.a1-a2 R.a4 ' +
  'L.d5 L.c5xe5 R.a2-a1 R.b5 L.d5 L.e5xc5';
/** The same end on one board. */
export const SHORT_CLASSIC = 'L.d5 L.e5xc5 L.d5 L.c5xe5 L.d5 L.e5xc5 L.d5 L.c5xe5 L.d5 L.e5xc5';

const COMMON = {
  ruleset: DEFAULT_RULESET,
  isPublic: false,
  allowsSpectators: true,
  hostName: '',
  computer: null,
} as const;
export const FINAL: MatchSetup = { mode: 'final', clockMs: 60_000, ...COMMON };
export const CLASSIC: MatchSetup = {
  mode: 'classic',
  clockMs: 60_000,
  hostSide: 'goats',
  ...COMMON,
};

/** A ply of a line: who makes it, and the points to touch. */
export interface StagedPly {
  readonly seat: Seat;
  readonly board: BoardName;
  readonly points: readonly string[];
}

/** The line's plies with the seats that the schedule gives them. */
export function stage(setup: MatchSetup, line: string): readonly StagedPly[] {
  let match = [{ kind: 'joined', guestName: '' } as const].reduce<Match>(
    (now, event) => apply(now, event, 0),
    apply(null, { kind: 'created', setup, rematchOf: null }, 0),
  );
  return line.split(' ').map((text): StagedPly => {
    const [, letter, written = ''] = /^([LR])\.(.+)$/.exec(text) ?? [];
    const board = letter === 'R' ? 'right' : 'left';
    const action = parseAction(written);
    if (!action.ok) throw new Error(`${text} is no action`);
    const { seat } = match.turn;
    const ply = match.boards[board]?.plies ?? 0;
    match = apply(
      match,
      { kind: 'ply', board, ply, action: action.value, leftMs: null, hinted: false },
      0,
    );
    return { seat, board, points: written.split(/[-x]/) };
  });
}

/** Both seats play a line by pointer, or whoever is in `typists` by keyboard. */
export async function playLine(
  seats: Readonly<Record<Seat, Person>>,
  plies: readonly StagedPly[],
  typists: readonly Seat[] = [],
): Promise<void> {
  for (const { seat, board, points } of plies) {
    const person = seats[seat];
    if (typists.includes(seat)) await person.type(board, ...points);
    else await person.tap(board, ...points);
  }
}

export interface StagedMatch {
  readonly host: Person;
  readonly guest: Person;
  /** Where anyone watches. */
  readonly watchLink: string;
}

export interface Staging {
  readonly mode?: 'final' | 'classic';
  readonly host?: BrowserContextOptions;
  readonly guest?: BrowserContextOptions;
}

/** Opens the start page, chooses and creates a match; the host is at its invitation then. */
export async function invite(
  browser: Browser,
  origin: string,
  { mode = 'final', host: options = {} }: Staging = {},
): Promise<{ readonly host: Person; readonly link: string }> {
  const host = await Person.arrive(browser, options);
  await host.page.goto(origin);
  if (mode === 'classic') {
    await host.choose('Classic board');
    await host.choose('Goats');
  }
  await host.button('Create match').click();
  return { host, link: await host.page.getByLabel('Invitation link').inputValue() };
}

/** A match both seats of which are taken. */
export async function stageMatch(
  browser: Browser,
  origin: string,
  staging: Staging = {},
): Promise<StagedMatch> {
  const { host, link } = await invite(browser, origin, staging);
  const guest = await Person.arrive(browser, staging.guest);
  await guest.page.goto(link);
  await guest.button('Take the seat').click();
  await host.seeOwnTurn('left');
  return { host, guest, watchLink: link.replace(/#.*/, '') };
}
