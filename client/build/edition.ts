/** Ends a build: gives it a version, says what it consists of, and writes the service worker for it. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import type { Edition } from '../offline/shelf.ts';

const PAGE = 'index.html';
/** The worker's address never changes, or browsers would keep the old one. */
const WORKER = 'sw.js';
/** The device keeps the icons and pictures that it wants, in pixels, by itself. */
const NOT_KEPT = /\.(png|jpg)$/;
/** Long enough that no two builds ever have the same. */
const VERSION_LENGTH = 12;

interface EditionSetting {
  /** The program of the worker. */
  readonly worker: string;
  /** Whose files are copied into the build as they are. */
  readonly publicDir: string;
}

export function edition({ worker, publicDir }: EditionSetting): Plugin {
  return {
    name: 'edition',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const contents = new Map([...contentsOf(bundle), ...readFolder(publicDir)]);
      const made: Edition = {
        version: versionOf(contents),
        files: [...contents.keys()]
          .filter((file) => !NOT_KEPT.test(file))
          .sort()
          .map((file) => `/${file}`),
      };
      const page = bundle[PAGE];
      if (page?.type !== 'asset') throw new Error(`${PAGE} is not in the build`);
      page.source = signPage(textOf(page.source), made.version);
      this.emitFile({ type: 'asset', fileName: WORKER, source: await buildWorker(worker, made) });
    },
  };
}

function contentsOf(bundle: Rolldown.OutputBundle): [string, string | Uint8Array][] {
  return Object.values(bundle).map((file) => [
    file.fileName,
    file.type === 'chunk' ? file.code : file.source,
  ]);
}

function readFolder(folder: string): [string, Uint8Array][] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [path.slice(folder.length).replaceAll('\\', '/'), readFileSync(path)]);
}

function versionOf(contents: ReadonlyMap<string, string | Uint8Array>): string {
  const hash = createHash('sha256');
  for (const [file, content] of [...contents].sort(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(`${file}\n`).update(content);
  return hash.digest('hex').slice(0, VERSION_LENGTH);
}

function signPage(page: string, version: string): string {
  return page.replace('</title>', `</title>\n    <meta name="version" content="${version}" />`);
}

function textOf(source: string | Uint8Array): string {
  return typeof source === 'string' ? source : Buffer.from(source).toString('utf8');
}

/** One plain script: not every browser runs workers of this kind as modules. */
async function buildWorker(input: string, made: Edition): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { EDITION: JSON.stringify(made) },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  });
  if (!('output' in built)) throw new Error('the worker was not built as one script');
  return built.output[0].code;
}
