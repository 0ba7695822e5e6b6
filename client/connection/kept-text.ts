/** Texts kept in the browser between visits; where it keeps nothing, for as long as the page lives. */

export interface KeptTexts {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  keys(): readonly string[];
}

/** Local storage, or memory where the browser forbids or has filled it. */
export function browserTexts(): KeptTexts {
  return textsOf(() => localStorage);
}

/** The same for as long as the tab lives, and for it alone. */
export function tabTexts(): KeptTexts {
  return textsOf(() => sessionStorage);
}

export function memoryTexts(): KeptTexts {
  const texts = new Map<string, string>();
  return {
    get: (key) => texts.get(key) ?? null,
    set: (key, value) => void texts.set(key, value),
    remove: (key) => void texts.delete(key),
    keys: () => [...texts.keys()],
  };
}

/** Where a browser forbids storage, asking for it throws. */
function textsOf(open: () => Storage): KeptTexts {
  const fallback = memoryTexts();
  try {
    return storageTexts(open(), fallback);
  } catch {
    return fallback;
  }
}

function storageTexts(storage: Storage, fallback: KeptTexts): KeptTexts {
  return {
    get: (key) => storage.getItem(key) ?? fallback.get(key),
    set: (key, value) => {
      try {
        storage.setItem(key, value);
        fallback.remove(key);
      } catch {
        fallback.set(key, value);
      }
    },
    remove: (key) => {
      storage.removeItem(key);
      fallback.remove(key);
    },
    keys: () => [...Object.keys(storage), ...fallback.keys()],
  };
}
