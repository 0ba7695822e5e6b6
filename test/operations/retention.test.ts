/** Old matches are deleted when that is asked for: a few at a time, and never one that is needed. */
import { expect, onTestFinished, test } from 'vitest';
import { Retention } from '../../server/operations/retention.ts';
import { MemoryStore } from '../../server/store/memory.ts';
import { FakeTime } from '../support/fake-time.ts';
import { entryAt, headWith } from '../support/log-entry.ts';

const DAY_MS = 86_400_000;

class Scene {
  readonly time = new FakeTime();
  readonly store = new MemoryStore();
  readonly held = new Set<string>();
  readonly forgotten: number[] = [];
  readonly troubles: string[] = [];

  async add(match: string, state: 'open' | 'live' | 'ended', daysAgo: number): Promise<void> {
    const changedMs = this.time.wallMs() - daysAgo * DAY_MS;
    const head = headWith({ match, state, changedMs, isPublic: match.length % 2 === 0 });
    await this.store.append({ entries: [entryAt(0, { match })], heads: [head] });
  }

  run(keepDays: number): void {
    const retention = new Retention({
      store: this.store,
      holds: (match) => this.held.has(match),
      keepDays,
      time: this.time,
      onForgotten: (count) => this.forgotten.push(count),
      report: (trouble) => this.troubles.push(trouble),
    });
    onTestFinished(() => retention.close());
  }

  async has(match: string): Promise<boolean> {
    const [stored, head] = [await this.store.load(match), await this.store.findHead(match)];
    expect(stored === null).toBe(head === null);
    return stored !== null;
  }
}

test('what ended longer ago goes, whole; what ended since, or has not ended, stays', async () => {
  const scene = new Scene();
  await scene.add('old', 'ended', 31);
  await scene.add('older', 'ended', 90);
  await scene.add('young', 'ended', 29);
  await scene.add('live', 'live', 90);
  await scene.add('open', 'open', 90);
  scene.run(30);

  await scene.time.pass(1000);

  expect(await scene.has('old')).toBe(false);
  expect(await scene.has('older')).toBe(false);
  for (const match of ['young', 'live', 'open']) expect(await scene.has(match), match).toBe(true);
  expect(scene.forgotten).toEqual([2]);

  await scene.time.pass(2 * DAY_MS);
  expect(await scene.has('young')).toBe(false);
});

test('a match that somebody holds is left for another round, and hides none behind it', async () => {
  const scene = new Scene();
  for (let count = 0; count < 25; count += 1) {
    await scene.add(`held-${count}`, 'ended', 100);
    scene.held.add(`held-${count}`);
  }
  await scene.add('behind', 'ended', 50);
  scene.run(30);

  await scene.time.pass(5000);
  expect(await scene.has('behind')).toBe(false);
  expect(await scene.has('held-0')).toBe(true);

  scene.held.clear();
  await scene.time.pass(DAY_MS);
  expect(await scene.has('held-0')).toBe(false);
});

test('few are deleted at once', async () => {
  const scene = new Scene();
  for (let count = 0; count < 45; count += 1) await scene.add(`m${count + 100}`, 'ended', 100);
  scene.run(30);

  await scene.time.pass(1000);
  const left = async (): Promise<number> =>
    (await scene.store.listEnded({ beforeMs: Infinity, limit: 100 })).length;
  expect(await left()).toBe(25);
  await scene.time.pass(2000);
  expect(await left()).toBe(0);
});

test('a store that fails is reported and asked again later', async () => {
  const scene = new Scene();
  await scene.store.close();
  scene.run(30);

  await scene.time.pass(1000);

  expect(scene.troubles).toHaveLength(1);
});
