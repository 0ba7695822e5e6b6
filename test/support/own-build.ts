/** A copy of the build that a test may change, as if a newer client were put on the server. */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Among the packages that the server needs. */
const PLACE = join(ROOT, 'test-results');

const HASH = /-[\w-]{8}\.js$/;
/** The version after renewal. */
export const RENEWED = '0123456789ab';

export class OwnBuild {
  readonly #folder: string;

  constructor() {
    mkdirSync(PLACE, { recursive: true });
    this.#folder = mkdtempSync(join(PLACE, 'build-'));
    cpSync(join(ROOT, 'dist'), join(this.#folder, 'dist'), { recursive: true });
    // Beside it, as in the house: the server reads its version there.
    cpSync(join(ROOT, 'package.json'), join(this.#folder, 'package.json'));
  }

  /** The server's main file. */
  get main(): string {
    return join(this.#folder, 'dist/server/main.js');
  }

  get version(): string {
    return /name="version" content="(\w+)"/.exec(this.#read('index.html'))?.[1] ?? '';
  }

  /** A build of another version, none of whose scripts has its old name: those are gone. */
  renew(): void {
    const assets = readdirSync(join(this.#folder, 'dist/client/assets'));
    const renamed = assets
      .filter((file) => file.endsWith('.js'))
      // Numbered, for files of each language may differ in their hashes alone.
      .map((file, index) => [file, file.replace(HASH, `-Renewed${index}.js`)] as const);
    const texts = [[this.version, RENEWED], ...renamed] as const;
    for (const file of ['index.html', 'sw.js', ...assets.map((asset) => `assets/${asset}`)]) {
      const text = texts.reduce(
        (before, [old, now]) => before.replaceAll(old, now),
        this.#read(file),
      );
      writeFileSync(this.#pathOf(file), text);
    }
    for (const [old, now] of renamed)
      renameSync(this.#pathOf(`assets/${old}`), this.#pathOf(`assets/${now}`));
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #read(file: string): string {
    return readFileSync(this.#pathOf(file), 'utf8');
  }

  #pathOf(file: string): string {
    return join(this.#folder, 'dist/client', file);
  }
}
