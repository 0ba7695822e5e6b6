/** What a person has set, kept and read back. */
import { expect, test, vi } from 'vitest';
import { memoryTexts } from '../../client/connection/kept-text.ts';
import { DEFAULT_SETTINGS, readSettings, SettingsStore } from '../../client/settings/settings.ts';

const KEY = 'twin-tigers.settings';

test('what is changed is kept, and whoever listens is told', () => {
  const texts = memoryTexts();
  const store = new SettingsStore(texts);
  const listener = vi.fn();
  const undo = store.subscribe(listener);
  store.change({ theme: 'dark', board: 'slate', sound: false, name: 'Sita' });
  undo();
  store.change({ helpers: false });
  expect(listener).toHaveBeenCalledTimes(1);
  expect(readSettings(texts)).toEqual({
    ...DEFAULT_SETTINGS,
    theme: 'dark',
    board: 'slate',
    sound: false,
    name: 'Sita',
    helpers: false,
  });
});

test.each(['nonsense', 'null', '[]', '{"theme":"pink","board":"glass","sound":"loud","name":7}'])(
  'damaged settings (%s) are as by default',
  (text) => {
    const texts = memoryTexts();
    texts.set(KEY, text);
    expect(readSettings(texts)).toEqual(DEFAULT_SETTINGS);
  },
);
