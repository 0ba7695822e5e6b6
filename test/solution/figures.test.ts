/** The picture of the placement phase in the docs is the one that its totals come to. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drawShares } from '../support/solution-figures.ts';
import { readVectors } from '../support/vectors.ts';

describe('the picture of the shares', () => {
  it('is drawn from the totals', () => {
    const file = new URL('../../docs/figures/placement-shares.svg', import.meta.url);
    expect(readFileSync(file, 'utf8')).toBe(drawShares(readVectors('placement-totals')));
  });
});
