/** Which Chromium the tests take. */
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findChromium } from './chromium.ts';

const folder = mkdtempSync(join(tmpdir(), 'chromium-'));
afterAll(() => rmSync(folder, { recursive: true }));

function program(name: string, mode: number): string {
  const path = join(folder, name);
  writeFileSync(path, '#!/bin/sh\n');
  chmodSync(path, mode);
  return path;
}

test('the one that CHROMIUM names comes first', () => {
  const named = program('my-own-browser', 0o755);
  expect(findChromium({ CHROMIUM: named, PATH: folder })).toBe(named);
});

test('a CHROMIUM that cannot be run is not replaced by another', () => {
  program('chromium', 0o755);
  expect(findChromium({ CHROMIUM: program('a-text', 0o644), PATH: folder })).toBeUndefined();
});
