/** The keys that work everywhere on a match page (CLIENT.md, “Boards for everyone”). */

export type MatchKey = 'left' | 'right' | 'clock' | 'last' | 'board' | 'hint' | 'takeback';

const KEYS: Readonly<Record<string, MatchKey>> = {
  '[': 'left',
  ']': 'right',
  c: 'clock',
  l: 'last',
  b: 'board',
  h: 'hint',
  u: 'takeback',
};

/** What a key press asks for; `undefined` where it is typing, a shortcut of the browser's, or nothing. */
export function matchKeyOf(event: KeyboardEvent): MatchKey | undefined {
  if (event.metaKey || event.defaultPrevented) return undefined;
  // Brackets take AltGr on many keyboards, which reports Ctrl and Alt.
  if ((event.ctrlKey || event.altKey) && !event.getModifierState('AltGraph')) return undefined;
  const [target] = event.composedPath();
  const isTyping =
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement;
  return isTyping ? undefined : KEYS[event.key.toLowerCase()];
}
