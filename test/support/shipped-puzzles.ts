/** The list of puzzles that the client ships, for tests of all of them. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Its path, for commands that read it themselves. */
export const PUZZLE_LIST = fileURLToPath(
  new URL('../../client/puzzles/puzzles.txt', import.meta.url),
);

/** Its text. */
export function readPuzzleList(): string {
  return readFileSync(PUZZLE_LIST, 'utf8');
}
