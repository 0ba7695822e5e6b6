/** Addresses and setups of matches played in the browser, and what the form asks for. */
import { describe, expect, test } from 'vitest';
import { readLocalStart } from '../../client/pages/local-setup.ts';
import { DEFAULT_CHOICE, isPlayedHere, requestOf } from '../../client/pages/match-choice.ts';
import {
  formatLocalPath,
  type LocalPlace,
  parseLocalPath,
  SIDE_CHOICES,
} from '../../client/routing/local-path.ts';
import { LEVEL_NAMES } from '../../shared/engine/levels.ts';
import { SEATS } from '../../shared/match/seat.ts';
import { RULESETS } from '../../shared/rules/ruleset.ts';

const TOKEN = 'abcdefghijklmnopqrstuv';

function parse(path: string): LocalPlace | undefined {
  return parseLocalPath(new URL(path, 'http://localhost'));
}

describe('the address of a match in the browser', () => {
  test.each(LEVEL_NAMES.flatMap((level) => SEATS.map((seat) => [level, seat] as const)))(
    'names level %s and seat %s of a final',
    (level, seat) => {
      const place = { mode: 'final', computer: { level, seat, side: 'random' } } as const;
      expect(parse(formatLocalPath(place))).toEqual(place);
    },
  );

  test.each(SIDE_CHOICES)('names the side of a classic match: %s', (side) => {
    const place = { mode: 'classic', computer: { level: 'easy', seat: 'host', side } } as const;
    expect(parse(formatLocalPath(place))).toEqual(place);
  });

  test('without a level is of two at one screen', () => {
    expect(parse('/local/final')).toEqual({ mode: 'final', computer: null });
    expect(parse('/local/final?level=divine')).toEqual({ mode: 'final', computer: null });
    expect(formatLocalPath({ mode: 'classic', computer: null })).toBe('/local/classic');
  });

  test('of no mode there is, is none', () => {
    expect(parse('/local/blitz?level=easy')).toBeUndefined();
    expect(parse('/elsewhere')).toBeUndefined();
  });
});

describe('a match in the browser', () => {
  const chance = (): number => 0.9;
  const at = (place: LocalPlace, state: unknown = null) =>
    readLocalStart(place, state, 'Asha', chance);

  test('against the computer seats it where one does not sit', () => {
    const final = {
      mode: 'final',
      computer: { level: 'hard', seat: 'guest', side: 'random' },
    } as const;
    expect(at(final)).toMatchObject({
      setup: { hostName: '', computer: { seat: 'host', level: 'hard' } },
      guestName: 'Asha',
    });
    const classic = { ...final, mode: 'classic' } as const;
    expect(at(classic)).toMatchObject({
      setup: { hostName: 'Asha', hostSide: 'tigers', computer: { seat: 'guest' } },
      guestName: '',
    });
  });

  test('keeps clock and rules that were chosen, and has the usual ones else', () => {
    const classic = { mode: 'classic', computer: null } as const;
    const state = { ruleset: RULESETS.threefold, clockMs: 30_000 };
    expect(at(classic, state).setup).toMatchObject(state);
    expect(at(classic).setup).toMatchObject({ clockMs: null, hostSide: 'goats', computer: null });
    expect(at({ ...classic, mode: 'final' }).setup.clockMs).toBe(60_000);
  });
});

describe('the form', () => {
  const choice = { ...DEFAULT_CHOICE, opponent: 'computer', level: 'master' } as const;

  test('asks the server for the computer in the other seat', () => {
    const final = requestOf({ ...choice, seat: 'guest' }, TOKEN);
    expect(final).toMatchObject({
      value: { public: false, opponent: { kind: 'computer', level: 'master', seat: 'host' } },
    });
    const classic = requestOf({ ...choice, mode: 'classic', side: 'tigers', seat: 'guest' }, TOKEN);
    expect(classic).toMatchObject({ value: { side: 'tigers', opponent: { seat: 'guest' } } });
  });

  test('asks for no computer against people', () => {
    const asked = requestOf(DEFAULT_CHOICE, TOKEN);
    expect(asked.ok && 'opponent' in asked.value).toBe(false);
  });

  test('tells what needs no server', () => {
    expect(isPlayedHere(choice)).toBe(false);
    expect(isPlayedHere({ ...choice, place: 'here' })).toBe(true);
    expect(isPlayedHere({ ...choice, opponent: 'local' })).toBe(true);
    expect(isPlayedHere({ ...choice, opponent: 'anyone', place: 'here' })).toBe(false);
  });
});
