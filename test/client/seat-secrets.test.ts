/** The seats a browser holds. */
import { expect, test } from 'vitest';
import { memoryTexts } from '../../client/connection/kept-text.ts';
import { type HeldSeat, SeatSecrets } from '../../client/connection/seat-secrets.ts';

const DAY_MS = 86_400_000;
const SEAT: HeldSeat = {
  match: 'match-1',
  seat: 'host',
  token: 'a-secret-of-the-host-1',
  invite: 'an-invitation',
  atMs: 1000 * DAY_MS,
  isOver: false,
};

function holding(...seats: readonly Partial<HeldSeat>[]): SeatSecrets {
  const secrets = new SeatSecrets(memoryTexts());
  for (const seat of seats) secrets.hold({ ...SEAT, ...seat });
  return secrets;
}

test('a held seat is read back as it was, and another match has none', () => {
  const secrets = holding({});
  expect(secrets.get('match-1')).toEqual(SEAT);
  expect(secrets.get('match-2')).toBeNull();
});

test('unfinished matches come first, the latest of them at the top', () => {
  const secrets = holding(
    { match: 'over', isOver: true, atMs: 1003 * DAY_MS },
    { match: 'older', atMs: 1001 * DAY_MS },
    { match: 'newer', atMs: 1002 * DAY_MS },
  );
  expect(secrets.all(1003 * DAY_MS).map(({ match }) => match)).toEqual(['newer', 'older', 'over']);
});

test('a finished match is let go after a month, an unfinished one after half a year', () => {
  const secrets = holding({ match: 'over', isOver: true }, { match: 'open' });
  const heldAfter = (days: number): string[] =>
    secrets.all((1000 + days) * DAY_MS).map(({ match }) => match);
  expect(heldAfter(30)).toEqual(['open', 'over']);
  expect(heldAfter(31)).toEqual(['open']);
  expect(heldAfter(181)).toEqual([]);
  expect(secrets.get('open')).toBeNull();
});

test('a change keeps what it does not name, and makes no seat where none is held', () => {
  const secrets = holding({});
  secrets.update('match-1', { seat: 'guest' });
  secrets.update('match-2', { seat: 'guest' });
  expect(secrets.get('match-1')).toEqual({ ...SEAT, seat: 'guest' });
  expect(secrets.get('match-2')).toBeNull();
});

test.each(['', 'nonsense', 'null', '{}', '{"seat":"king","token":"x"}', '{"seat":"host"}'])(
  'damaged text (%j) is no seat',
  (text) => {
    const texts = memoryTexts();
    texts.set('twin-tigers.seat.match-1', text);
    expect(new SeatSecrets(texts).get('match-1')).toBeNull();
  },
);
