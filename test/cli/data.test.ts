/** Backups, restoring and checking of a server's matches on the command line. */
import { chmodSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { expect, onTestFinished, test } from 'vitest';
import { fileIn } from '../../server/open-store.ts';
import { SqliteStore } from '../../server/store/sqlite.ts';
import { FakeTime } from '../support/fake-time.ts';
import { play } from '../support/asking.ts';
import { runCommand } from '../support/run-command.ts';
import { makeScratchFolder } from '../support/scratch.ts';
import { ServerProcess } from '../support/server-process.ts';

/** A server on a file of its own, with a match of two plies. */
async function runningServer(): Promise<{
  readonly folder: string;
  readonly id: string;
  readonly server: ServerProcess;
  readonly stop: () => Promise<void>;
}> {
  const folder = makeScratchFolder();
  const store = await SqliteStore.open(fileIn(folder));
  const server = await ServerProcess.start(store, new FakeTime());
  const door = await server.createJoined();
  await play(server, door, 'L.c3');
  await play(server, door, 'L.a1-b2');
  const stop = async (): Promise<void> => {
    await server.matches.close();
    await store.close();
  };
  onTestFinished(() => store.close().catch(() => undefined));
  return { folder, id: door.id, server, stop };
}

function change(folder: string, sql: string): void {
  const database = new Database(fileIn(folder));
  database.exec(sql);
  database.close();
}

test('a backup is made while the server runs, for its owner’s eyes, and comes out', async () => {
  const { folder, server, id } = await runningServer();
  const target = join(makeScratchFolder(), 'backup.db');

  const ran = await runCommand(['backup', target, '--data-dir', folder]);
  await play(server, await server.open(id), 'R.a1-b2');

  expect([ran.code, ran.err]).toEqual([0, '']);
  expect(ran.out).toMatch(/^1 matches, \d+ events, 0 faults\n$/);
  expect(statSync(target).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(target, '..'))).toEqual(['backup.db']);
});

test('a backup is never written over another file', async () => {
  const { folder } = await runningServer();
  const target = join(makeScratchFolder(), 'backup.db');
  writeFileSync(target, 'mine');

  const ran = await runCommand(['backup', target, '--data-dir', folder]);

  expect([ran.code, ran.out]).toEqual([1, '']);
  expect(ran.err).toContain('is there already and was left as it is');
  expect(readFileSync(target, 'utf8')).toBe('mine');
});

test('a backup of nothing, or into a folder that is not there, is refused and leaves nothing', async () => {
  const { folder } = await runningServer();
  const empty = makeScratchFolder();

  const ofNothing = await runCommand(['backup', join(empty, 'b.db'), '--data-dir', empty]);
  const nowhere = await runCommand(['backup', join(empty, 'no', 'b.db'), '--data-dir', folder]);

  expect([ofNothing.code, nowhere.code]).toEqual([1, 1]);
  expect(ofNothing.err).toContain('is not there');
  expect(nowhere.err).toContain('make that folder first');
  expect(readdirSync(empty)).toEqual([]);
});

test('restoring is refused while a server has the matches', async () => {
  const { folder } = await runningServer();
  const target = join(makeScratchFolder(), 'backup.db');
  await runCommand(['backup', target, '--data-dir', folder]);

  const ran = await runCommand(['restore', target, '--data-dir', folder]);

  expect(ran).toMatchObject({ code: 1, out: '' });
  expect(ran.err).toContain('in use by another Twin Tigers server');
});

test('a restored server has what the backup had, and what was there is kept aside', async () => {
  const { folder, server, id, stop } = await runningServer();
  const target = join(makeScratchFolder(), 'backup.db');
  await runCommand(['backup', target, '--data-dir', folder]);
  const saved = (await server.open(id)).match.seq;
  await play(server, await server.open(id), 'R.a1-b2');
  await stop();

  const ran = await runCommand(['restore', target, '--data-dir', folder]);

  expect([ran.code, ran.err]).toEqual([0, '']);
  const [, aside = ''] = /what was there is (\S+)/.exec(ran.out) ?? [];
  expect(existsSync(target)).toBe(true);
  const restored = await SqliteStore.open(fileIn(folder));
  expect((await restored.load(id))?.entries).toHaveLength(saved);
  await restored.close();
  const before = await SqliteStore.open(aside);
  expect((await before.load(id))?.entries.length).toBeGreaterThan(saved);
  await before.close();
});

test('into an empty folder a backup is restored too', async () => {
  const { folder } = await runningServer();
  const target = join(makeScratchFolder(), 'backup.db');
  await runCommand(['backup', target, '--data-dir', folder]);
  const fresh = join(makeScratchFolder(), 'data');

  expect(await runCommand(['restore', target, '--data-dir', fresh])).toMatchObject({ code: 0 });
  expect(await runCommand(['verify-log', fresh])).toMatchObject({ code: 0 });
});

test.each([
  ['no database at all', 'just some words, no database at all, and more of them'.repeat(100)],
  ['nothing', ''],
])('%s is not restored, and what is there stays', async (_, content) => {
  const { folder, id, stop } = await runningServer();
  await stop();
  const source = join(makeScratchFolder(), 'x.db');
  writeFileSync(source, content);

  expect(await runCommand(['restore', source, '--data-dir', folder])).toMatchObject({ code: 1 });
  expect(readFileSync(source, 'utf8')).toBe(content);
  const store = await SqliteStore.open(fileIn(folder));
  expect(await store.load(id)).not.toBeNull();
  await store.close();
});

test('a match that does not come out is named with its event and the reason', async () => {
  const { folder, id, stop } = await runningServer();
  await stop();
  const damage = (sql: string): void => change(folder, sql);

  damage(`delete from event where seq = 1`);
  const gap = await runCommand(['verify-log', folder]);
  expect(gap.code).toBe(1);
  expect(gap.out).toContain(`${id}\t2\tmatch ${id}: event 1 is missing`);
  expect(gap.out).toMatch(/\n1 matches, \d+ events, 1 faults\n$/);

  damage(`delete from event`);
  const empty = await runCommand(['verify-log', fileIn(folder), '--json']);
  const [fault, count] = empty.out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
  expect(fault).toMatchObject({ match: id, seq: null });
  expect(count).toEqual({ matches: 0, events: 0, faults: 1 });
});

test.each([
  [`update event set body = '{}' where seq = 2`, '2'],
  [`update event set body = 'x' where seq = 2`, '2'],
  [`update event set kind = 'flag' where seq = 2`, '2'],
  [`update head set state = 'ended'`, '-'],
  [`delete from head`, '-'],
])('%s is found', async (sql, seq) => {
  const { folder, id, stop } = await runningServer();
  await stop();
  change(folder, sql);

  const ran = await runCommand(['verify-log', folder]);

  expect(ran.code).toBe(1);
  expect(ran.out.startsWith(`${id}\t${seq}\t`)).toBe(true);
});

test('a backup with a match that does not come out is kept, and says so', async () => {
  const { folder } = await runningServer();
  change(folder, `delete from head`);
  const target = join(makeScratchFolder(), 'backup.db');

  const ran = await runCommand(['backup', target, '--data-dir', folder]);

  expect(ran.code).toBe(1);
  expect(ran.out).toContain('the index does not have it');
  expect(existsSync(target)).toBe(true);
});

test('what is not there or not ours cannot be checked', async () => {
  const folder = makeScratchFolder();
  const other = new Database(join(folder, 'other.db'));
  other.exec('create table t (a)');
  other.close();
  chmodSync(join(folder, 'other.db'), 0o600);

  const missing = await runCommand(['verify-log', folder]);
  expect(missing.code).toBe(1);
  expect(missing.out).toContain('is not there');
  const foreign = await runCommand(['verify-log', join(folder, 'other.db')]);
  expect(foreign.code).toBe(1);
  expect(foreign.out).toContain("another program's database");
});
