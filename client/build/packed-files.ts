/** Lays each file of a build beside itself packed as small as can be: a server has no time for that. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const PACKERS = { br: promisify(brotliCompress), gz: promisify(gzip) } as const;
/** Those with a hash in their names; the few others are packed while they are sent. */
const PACKED = /^assets\/.+\.(js|css)$/;

export function packedFiles(): Plugin {
  return {
    name: 'packed-files',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      if (dir === undefined) throw new Error('packed-files: the build has no folder');
      const files = Object.keys(bundle).filter((file) => PACKED.test(file));
      await Promise.all(files.map((file) => pack(join(dir, file))));
    },
  };
}

async function pack(path: string): Promise<void> {
  const content = await readFile(path);
  for (const [ending, packer] of Object.entries(PACKERS)) {
    const packed = await packer(content);
    if (packed.length < content.length) await writeFile(`${path}.${ending}`, packed);
  }
}
