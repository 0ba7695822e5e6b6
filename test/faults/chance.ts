/** Choices by chance that can be repeated: the same seed makes the same ones. */
import { seededChance } from '../../shared/engine/chance.ts';

export class Chance {
  readonly #next: () => number;

  constructor(seed: number) {
    this.#next = seededChance(seed);
  }

  /** From 0 up to 1. */
  next(): number {
    return this.#next();
  }

  /** A whole number, both ends included. */
  between(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  /** Throws where there is nothing to choose from. */
  of<T>(choices: readonly T[]): T {
    const choice = choices[this.between(0, choices.length - 1)];
    if (choice === undefined) throw new Error('Chance: nothing to choose from');
    return choice;
  }

  /** In any order. */
  shuffle<T>(things: readonly T[]): T[] {
    return things
      .map((thing) => ({ thing, place: this.next() }))
      .sort((a, b) => a.place - b.place)
      .map(({ thing }) => thing);
  }
}
