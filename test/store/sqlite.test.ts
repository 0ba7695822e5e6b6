/** The SQLite store does what every store must, and takes care of its file. */
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'libsql';
import { describe, expect, it, onTestFinished } from 'vitest';
import { StoreError } from '../../server/store/match-store.ts';
import { SqliteStore } from '../../server/store/sqlite.ts';
import { SqliteThread } from '../../server/store/sqlite-thread.ts';
import { APPLICATION_ID, MIGRATIONS } from '../../server/store/sqlite-schema.ts';
import { entryAt, headWith } from '../support/log-entry.ts';
import { makeScratchFolder } from '../support/scratch.ts';
import { describeStore } from './suite.ts';

describeStore('sqlite', () => SqliteStore.open(fileInScratch()));

function fileInScratch(): string {
  return join(makeScratchFolder(), 'matches.sqlite');
}

/** A store of the test that runs. */
async function openStore(file: string): Promise<SqliteStore> {
  const store = await SqliteStore.open(file);
  onTestFinished(() => store.close().catch(() => undefined));
  return store;
}

/** A file with one match in it, closed. */
async function makeFile(): Promise<string> {
  const file = fileInScratch();
  const store = await SqliteStore.open(file);
  await store.append({ entries: [entryAt(0)], heads: [headWith()] });
  await store.close();
  return file;
}

function change(file: string, sql: string): void {
  const database = new Database(file);
  database.exec(sql);
  database.close();
}

/** Opening is refused with a sentence that fits `sentence`, and leaves the file as it was. */
async function expectRefused(file: string, sentence: RegExp): Promise<void> {
  const before = readFileSync(file);
  const opening = SqliteStore.open(file);
  await expect(opening).rejects.toThrow(StoreError);
  await expect(opening).rejects.toThrow(sentence);
  await expect(opening).rejects.toThrow(file);
  expect(readFileSync(file).equals(before)).toBe(true);
}

it('a thread that fails says so for good, and one that is closed does not', async () => {
  const thread = await SqliteThread.start(fileInScratch());
  const lost: string[] = [];
  const closed = await SqliteThread.start(fileInScratch());
  void closed.lost.then((fault) => lost.push(fault));
  await closed.close();

  // No request at all: the thread meets a fault of ours.
  await expect(thread.ask(null as never)).rejects.toThrow(StoreError);

  expect(await thread.lost).toMatch(/^the store's thread failed/);
  await expect(thread.ask({ kind: 'list-unfinished' })).rejects.toThrow(StoreError);
  expect(lost).toEqual([]);
});

describe('the SQLite file', () => {
  it('is made with its folder', async () => {
    const file = join(makeScratchFolder(), 'new', 'deep', 'matches.sqlite');
    await openStore(file);
    expect(statSync(file).isFile()).toBe(true);
    expect(statSync(dirname(file)).mode & 0o777).toBe(0o700);
  });

  it('has everything when it is opened again', async () => {
    const store = await openStore(await makeFile());
    expect((await store.load('match-1'))?.entries).toEqual([entryAt(0)]);
    expect(await store.findHead('match-1')).toEqual(headWith());
  });

  it('has everything when its thread ended without closing it', async () => {
    const file = fileInScratch();
    const folder = join(makeScratchFolder(), 'copy');
    const store = await openStore(file);
    await store.append({ entries: [entryAt(0)] });
    // What a killed process leaves behind: the file, and the log beside it.
    mkdirSync(folder);
    for (const end of ['', '-wal'])
      writeFileSync(join(folder, `matches.sqlite${end}`), readFileSync(`${file}${end}`));
    const again = await openStore(join(folder, 'matches.sqlite'));
    expect((await again.load('match-1'))?.entries).toEqual([entryAt(0)]);
  });

  it('belongs to one server at a time', async () => {
    const file = fileInScratch();
    const first = await openStore(file);
    await expect(SqliteStore.open(file)).rejects.toThrow(
      /in use by another Twin Tigers server.*DATA_DIR/,
    );
    await first.append({ entries: [entryAt(0)] });
    await first.close();
    const second = await openStore(file);
    expect((await second.load('match-1'))?.entries).toHaveLength(1);
  });

  it('may be read by other programs while the server writes it', async () => {
    const file = fileInScratch();
    const store = await openStore(file);
    await store.append({ entries: [entryAt(0)] });
    const reader = new Database(file);
    expect(reader.prepare('select kind from event').raw().all()).toEqual([['ply']]);
    reader.close();
  });

  it('is refused where it is no database', async () => {
    const file = fileInScratch();
    writeFileSync(file, 'a letter to my grandmother\n'.repeat(300));
    await expectRefused(file, /is no database and was left as it is.*DATA_DIR/);
  });

  it('is refused where it is another program’s', async () => {
    const file = fileInScratch();
    change(file, "create table recipe (title text); insert into recipe values ('momo')");
    await expectRefused(file, /another program's database and was left as it is/);
  });

  it('is refused where a newer version wrote it', async () => {
    const file = await makeFile();
    change(file, `pragma user_version = ${MIGRATIONS.length + 1}`);
    await expectRefused(file, /newer Twin Tigers.*update, or name another folder/);
  });

  it.each(MIGRATIONS.map((_, version) => version).slice(1))(
    'of schema version %i is brought forward with all that is in it',
    async (version) => {
      const file = fileInScratch();
      const steps = MIGRATIONS.slice(0, version).join('\n');
      change(
        file,
        `${steps}
        pragma application_id = ${APPLICATION_ID};
        pragma user_version = ${version};
        insert into head (match_id, state, mode, is_public, allows_spectators, ruleset, host_name,
          guest_name, created_ms, changed_ms)
          values ('match-old', 'live', 'final', 1, 1, 'devils-plan', 'Asha', '', 5, 7);`,
      );
      const store = await openStore(file);
      expect(await store.findHead('match-old')).toMatchObject({
        state: 'live',
        hostName: 'Asha',
        changedMs: 7,
        computer: null,
      });
      await store.append({ entries: [entryAt(0)], heads: [headWith()] });
      expect(await store.findHead('match-1')).toEqual(headWith());
    },
  );

  it('is refused where it is damaged', async () => {
    const file = await makeFile();
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.fill(0x5a, 4096, bytes.length - 1));
    await expectRefused(file, /is damaged and was left as it is.*backup/);
  });

  it('is refused where its folder cannot be made', async () => {
    const blocked = join(makeScratchFolder(), 'file');
    writeFileSync(blocked, '');
    const opening = SqliteStore.open(join(blocked, 'matches.sqlite'));
    await expect(opening).rejects.toThrow(/matches\.sqlite cannot be .*DATA_DIR/);
  });
});
