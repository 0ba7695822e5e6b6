/** Folders are made with those above them, or refused at once. */
import { existsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder } from '../../server/make-folder.ts';
import { makeScratchFolder } from '../support/scratch.ts';

it('makes a folder with those above it, for its owner alone if asked', () => {
  const folder = join(makeScratchFolder(), 'new', 'deep', 'er');
  makeFolder(folder, 0o700);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

it('leaves what is there as it is', () => {
  const folder = makeScratchFolder();
  writeFileSync(join(folder, 'kept'), 'as it was');
  makeFolder(folder);
  expect(existsSync(join(folder, 'kept'))).toBe(true);
});

it('says so where something else stands in its way', () => {
  const file = join(makeScratchFolder(), 'file');
  writeFileSync(file, '');
  expect(() => makeFolder(join(file, 'below'))).toThrow(/ENOTDIR/);
});

it.runIf(existsSync('/proc/self'))('gives up where the system makes no folders', () => {
  expect(() => makeFolder('/proc/twin-tigers/deep')).toThrow(/ENOENT/);
});
