/** Deadlines of many keys, the earliest first: a binary heap that knows where each key is. */

interface Node<K> {
  readonly key: K;
  readonly atMs: number;
  index: number;
}

/** One deadline a key. Setting and deleting cost the logarithm of the number of keys. */
export class DeadlineHeap<K> {
  readonly #heap: Node<K>[] = [];
  readonly #nodes = new Map<K, Node<K>>();

  get size(): number {
    return this.#heap.length;
  }

  /** The earliest deadline; `null` where there is none. */
  get firstMs(): number | null {
    return this.#heap[0]?.atMs ?? null;
  }

  /** Sets or replaces the deadline of `key`. */
  set(key: K, atMs: number): void {
    this.delete(key);
    const node = { key, atMs, index: this.#heap.length };
    this.#nodes.set(key, node);
    this.#heap.push(node);
    this.#lift(node);
  }

  delete(key: K): void {
    const node = this.#nodes.get(key);
    if (node === undefined) return;
    this.#nodes.delete(key);
    const last = this.#heap.pop();
    if (last === undefined || last === node) return;
    this.#put(last, node.index);
    this.#lift(last);
    this.#sink(last);
  }

  /** Removes and returns the keys whose deadline is at `nowMs` or before, earliest first. */
  takeDue(nowMs: number): K[] {
    const due: K[] = [];
    for (let first = this.#heap[0]; first !== undefined && first.atMs <= nowMs;) {
      due.push(first.key);
      this.delete(first.key);
      first = this.#heap[0];
    }
    return due;
  }

  #lift(node: Node<K>): void {
    for (;;) {
      const parent = this.#heap[(node.index - 1) >> 1];
      if (node.index === 0 || parent === undefined || parent.atMs <= node.atMs) return;
      this.#swap(node, parent);
    }
  }

  #sink(node: Node<K>): void {
    for (;;) {
      const left = this.#heap[2 * node.index + 1];
      const right = this.#heap[2 * node.index + 2];
      const child =
        right !== undefined && left !== undefined && right.atMs < left.atMs ? right : left;
      if (child === undefined || node.atMs <= child.atMs) return;
      this.#swap(child, node);
    }
  }

  #swap(a: Node<K>, b: Node<K>): void {
    const index = a.index;
    this.#put(a, b.index);
    this.#put(b, index);
  }

  #put(node: Node<K>, index: number): void {
    this.#heap[index] = node;
    node.index = index;
  }
}
