/** What every browser has to manage: the home page, and a match between two from its making to its result. */
import { expect } from 'vitest';
import type { OtherWindow } from './other-window.ts';

/** Plays an action by pointer once the board says that it is one's turn. */
async function tap(window: OtherWindow, region: string, ...points: readonly string[]) {
  await window.see({ tag: '*', name: 'your move', region });
  for (const point of points) await window.click({ tag: 'button', name: `${point}, `, region });
}

/** Two windows that share nothing play a final at a server until one resigns. */
export async function playThrough(
  origin: string,
  host: OtherWindow,
  guest: OtherWindow,
): Promise<void> {
  await host.open(origin);
  await host.see({ tag: 'h1', name: 'Tigers hunt.' });
  await host.click({ tag: 'button', name: 'Create match' });
  const { value: link } = await host.see({ tag: 'input', name: 'Invitation link' });
  await guest.open(link);
  await guest.click({ tag: 'button', name: 'Take the seat' });

  await tap(host, 'Left board', 'c3');
  await tap(guest, 'Left board', 'a1', 'a2');
  await tap(host, 'Right board', 'a1', 'a2');
  await tap(guest, 'Right board', 'c3');
  await tap(host, 'Left board', 'd3');
  await host.click({ tag: 'button', name: 'Resign' });
  await host.click({ tag: 'button', name: 'Resign the match' });
  await host.see({ tag: 'h1, h2', name: 'You lose' });
  await guest.see({ tag: 'h1, h2', name: 'You win' });
  expect(await Promise.all([host.faults(), guest.faults()])).toEqual([[], []]);
}
