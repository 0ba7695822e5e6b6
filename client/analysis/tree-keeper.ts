/** Keeps the tree at hand in this browser, under an id that lasts until another tree is begun. */
import { browserTexts, type KeptTexts } from '../connection/kept-text.ts';
import { findLine, forgetTree, keepTree, type KeptTree, readTrees } from './kept-trees.ts';
import type { Place } from './tree.ts';

export class TreeKeeper {
  readonly #texts: KeptTexts;
  readonly #now: () => number;
  #id = '';

  constructor(texts: KeptTexts = browserTexts(), now: () => number = Date.now) {
    this.#texts = texts;
    this.#now = now;
  }

  /** All but the one at hand, the latest first. */
  get others(): readonly KeptTree[] {
    return readTrees(this.#texts).filter(({ id }) => id !== this.#id);
  }

  /** From here on another tree is kept; the one before stays as it was. */
  begin(): void {
    this.#id = '';
  }

  /** Goes on with a kept tree that has this line; `null` where none has, and a new one begins. */
  resume(place: Place): Place | null {
    const found = findLine(readTrees(this.#texts), place);
    this.#id = found?.id ?? '';
    return found?.place ?? null;
  }

  open({ id, place }: KeptTree): Place {
    this.#id = id;
    return place;
  }

  keep(place: Place): void {
    if (this.#id === '') this.#id = this.#newId();
    keepTree(this.#texts, { id: this.#id, atMs: this.#now(), place });
  }

  forget(id: string): void {
    forgetTree(this.#texts, id);
  }

  /** Two tabs may begin one at the same moment. */
  #newId(): string {
    return `${this.#now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
  }
}
