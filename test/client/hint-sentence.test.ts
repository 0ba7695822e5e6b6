/** What a hint says: what to do, what it comes to, how sure that is. */
import { expect, test } from 'vitest';
import { sayHint } from '../../client/text/hint-sentence.ts';
import { text } from '../../client/text/locale.ts';
import { LEVEL_NAMES, LEVELS } from '../../shared/engine/levels.ts';
import type { Value } from '../../shared/engine/value.ts';
import { apply } from '../../shared/match/apply.ts';
import { DEFAULT_RULESET } from '../../shared/rules/ruleset.ts';
import { actionOf } from '../support/text.ts';

const MATCH = apply(
  null,
  {
    kind: 'created',
    rematchOf: null,
    setup: {
      mode: 'classic',
      clockMs: null,
      hostSide: 'goats',
      ruleset: DEFAULT_RULESET,
      isPublic: false,
      allowsSpectators: false,
      spectatorDelayMs: 0,
      hostName: '',
      computer: { seat: 'guest', level: 'easy' },
    },
  },
  0,
);

test.each<[Value, string]>([
  [{ kind: 'exact', result: 'goats', plies: 5 }, 'It wins in 5 moves.'],
  [{ kind: 'exact', result: 'goats', plies: 1 }, 'It wins in 1 move.'],
  [{ kind: 'exact', result: 'tigers', plies: 8 }, 'It holds out longest: 8 moves.'],
  [{ kind: 'exact', result: 'draw', plies: null }, 'It holds the draw.'],
  [{ kind: 'likely', result: 'goats', plies: 40 }, 'It should win.'],
  [{ kind: 'likely', result: 'tigers', plies: 40 }, 'It should lose like all others.'],
  [{ kind: 'likely', result: 'draw', plies: null }, 'It should hold the draw.'],
  [{ kind: 'estimate', score: 300 }, 'You stand better then.'],
  [{ kind: 'estimate', score: -20 }, 'It is about even then.'],
  [{ kind: 'estimate', score: -300 }, 'You stand worse all the same.'],
])('of value %o is told as “%s”', (value, sentence) => {
  const hint = { board: 'left', action: actionOf('c3'), value } as const;
  expect(sayHint(MATCH, hint)).toBe(`Hint: place a goat on c3. ${sentence}`);
});

test('every level is described by what makes it', () => {
  const said = LEVEL_NAMES.map((level) => text().computer.levelHint(LEVELS[level]));
  expect(said).toEqual([
    'Looks 1 move ahead, sometimes plays at random',
    'Looks 3 moves ahead',
    'Looks 5 moves ahead',
    'Thinks for up to 1 s, knows the endings',
  ]);
});
