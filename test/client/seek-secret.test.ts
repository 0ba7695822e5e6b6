/** The secret with which one browser seeks, whatever its tabs. */
import { expect, test } from 'vitest';
import { memoryTexts } from '../../client/connection/kept-text.ts';
import { seekSecret, spendSeekSecret } from '../../client/connection/seek-secret.ts';

function maker(): () => string {
  let made = 0;
  return () => `secret-${(made += 1)}`;
}

test('is the same for all that is sought, until it opens a seat', () => {
  const texts = memoryTexts();
  const make = maker();
  const first = seekSecret(texts, make);
  expect(seekSecret(texts, make)).toBe(first);
  spendSeekSecret(texts, first);
  expect(seekSecret(texts, make)).not.toBe(first);
});

test('is not spent by another seat’s', () => {
  const texts = memoryTexts();
  const make = maker();
  const first = seekSecret(texts, make);
  spendSeekSecret(texts, 'of-a-match-by-link');
  expect(seekSecret(texts, make)).toBe(first);
});
