/** No files import each other in a circle, types included: the linter sees those of values alone. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const IMPORT = /^(?:import|export)\b[^'"]*?from '(\.[^']+)';|import\('(\.[^']+)'\)/gm;

type Imports = ReadonlyMap<string, readonly string[]>;

function importsOf(path: string): readonly string[] {
  const text = readFileSync(join(ROOT, path), 'utf8');
  return [...text.matchAll(IMPORT)].map(([, still, lazy]) =>
    normalize(join(dirname(path), still ?? lazy ?? '')),
  );
}

/** Every file from which a walk along the imports comes back, in the order of one such walk. */
function findCircle(imports: Imports): readonly string[] {
  const done = new Set<string>();
  const walk = (path: string, way: readonly string[]): readonly string[] => {
    if (way.includes(path)) return way.slice(way.indexOf(path));
    if (done.has(path)) return [];
    for (const next of imports.get(path) ?? []) {
      const circle = walk(next, [...way, path]);
      if (circle.length > 0) return circle;
    }
    done.add(path);
    return [];
  };
  for (const path of imports.keys()) {
    const circle = walk(path, []);
    if (circle.length > 0) return circle;
  }
  return [];
}

test('no files import each other in a circle', () => {
  const files = ['client', 'server', 'shared'].flatMap((room) =>
    readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts'))
      .map((path) => join(room, path)),
  );
  expect(files.length).toBeGreaterThan(300);
  const imports = new Map(files.map((path) => [normalize(path), importsOf(path)]));
  expect([...imports.values()].flat().length).toBeGreaterThan(1000);
  expect(findCircle(imports)).toEqual([]);
});

test('a circle is found', () => {
  const imports = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', []],
    ['d', ['b']],
  ]);
  expect(findCircle(imports)).toEqual(['b', 'd']);
});
