/** Makes many things, some at a time. */

/** In their order. Rejects with the first that fails. */
export async function makeByParts<T>(
  count: number,
  atOnce: number,
  make: (place: number) => Promise<T>,
): Promise<readonly T[]> {
  const made: T[] = [];
  while (made.length < count) {
    const places = Array.from(
      { length: Math.min(atOnce, count - made.length) },
      (_, k) => made.length + k,
    );
    made.push(...(await Promise.all(places.map(make))));
  }
  return made;
}
