/** Which secrets of seats a match's page keeps, whatever links it is opened with. */
import { expect, test } from 'vitest';
import { memoryTexts } from '../../client/connection/kept-text.ts';
import { SeatSecrets } from '../../client/connection/seat-secrets.ts';
import { SeatKeeper, type SeatStanding } from '../../client/pages/seat-keeper.ts';

const HELD = {
  match: 'match-1',
  seat: 'host',
  token: 'own',
  invite: 'invitation',
  atMs: 5,
  isOver: false,
} as const;
const SEATED: SeatStanding = { viewer: 'host', token: 'own', refusedToken: null, isOver: false };
const WATCHING: SeatStanding = { ...SEATED, viewer: 'spectator', token: null };

function keep(held: typeof HELD | null = HELD) {
  const seats = new SeatSecrets(memoryTexts());
  if (held !== null) seats.hold(held);
  return { seats, keeper: new SeatKeeper(seats, 'match-1', () => 9) };
}

test('a link that opens no seat leaves the held one as it was, invitation and all', () => {
  const { seats, keeper } = keep();
  expect(keeper.note({ ...SEATED, refusedToken: 'forged' })).toBe('no-seat');
  expect(seats.get('match-1')).toEqual(HELD);
});

test('a link that opens no seat is told once, and nothing is written down', () => {
  const { seats, keeper } = keep(null);
  const refused = { ...WATCHING, refusedToken: 'forged' };
  expect([keeper.note(refused), keeper.note(refused)]).toEqual(['no-seat', null]);
  expect(seats.get('match-1')).toBeNull();
});

test('a secret from a link is kept once it has opened its seat', () => {
  const { seats, keeper } = keep(null);
  keeper.note(WATCHING);
  expect(seats.get('match-1')).toBeNull();
  keeper.note({ ...SEATED, viewer: 'guest', token: 'linked' });
  expect(seats.get('match-1')).toMatchObject({ seat: 'guest', token: 'linked' });
});

test('a link with another’s seat is played, and the held secret stays', () => {
  const { seats, keeper } = keep();
  expect(keeper.note({ ...SEATED, viewer: 'guest', token: 'theirs' })).toBeNull();
  expect(seats.get('match-1')).toEqual(HELD);
});

test('the held secret is let go when it is itself refused', () => {
  const { seats, keeper } = keep();
  expect(keeper.note({ ...WATCHING, refusedToken: 'own' })).toBe('lost');
  expect(seats.get('match-1')).toBeNull();
});

test('that its match is over is written down, and the invitation kept', () => {
  const { seats, keeper } = keep();
  keeper.note({ ...SEATED, isOver: true });
  expect(seats.get('match-1')).toEqual({ ...HELD, isOver: true, atMs: 9 });
});

test('in the rematch the same secret holds the other seat', () => {
  const { seats, keeper } = keep();
  keeper.holdNext('match-2');
  expect(seats.get('match-2')).toMatchObject({ seat: 'guest', token: 'own', invite: null });
});
