/** Folders that a test may fill, gone after it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** An empty folder of the test that runs. */
export function makeScratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'twin-tigers-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
