/** Breaks one piece of the server: a method of a class, for the whole process. */

/** `make` gets the method as it is and gives the one that takes its place. Returns its own undo. */
export function alter<T extends object, K extends keyof T>(
  prototype: T,
  name: K,
  make: (original: T[K]) => T[K],
): () => void {
  const original = prototype[name];
  prototype[name] = make(original);
  return () => {
    prototype[name] = original;
  };
}
