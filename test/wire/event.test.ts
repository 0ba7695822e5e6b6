/** Events as the log has them, those of older servers too. */
import { expect, test } from 'vitest';
import { decodeEvent, encodeEvent, type WireEvent } from '../../shared/wire/event.ts';
import { classicSetup } from '../support/match-setup.ts';
import { actionOf } from '../support/text.ts';

test('a match that was made before the computer played is one between people', () => {
  const { computer, ...old } = classicSetup();
  const event: WireEvent = { kind: 'created', setup: old, rematchOf: null };

  expect(computer).toBeNull();
  expect(decodeEvent(event)).toEqual({ kind: 'created', setup: classicSetup(), rematchOf: null });
});

test('a hint keeps its action as text', () => {
  const hint = {
    kind: 'hint-given',
    seat: 'host',
    board: 'left',
    ply: 3,
    action: actionOf('a1xc3'),
  } as const;

  expect(encodeEvent(hint)).toEqual({ ...hint, action: 'a1xc3' });
  expect(decodeEvent(encodeEvent(hint))).toEqual(hint);
});
