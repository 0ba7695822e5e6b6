/** Batches of the SQLite store: one transaction for all writes, and faults that say what to do. */
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { SqliteBatches } from '../../server/store/sqlite-batch.ts';
import { openSqliteFile, type SqliteFile } from '../../server/store/sqlite-file.ts';
import type { EventRow, StoreReply, StoreRequest } from '../../server/store/sqlite-request.ts';
import { LIST_HEADS } from '../../server/store/sqlite-tables.ts';
import { makeScratchFolder } from '../support/scratch.ts';

interface Opened {
  readonly file: SqliteFile;
  readonly batches: SqliteBatches;
}

async function open(): Promise<Opened> {
  const file = await openSqliteFile(join(makeScratchFolder(), 'matches.sqlite'));
  onTestFinished(() => file.close());
  return { file, batches: new SqliteBatches(file, 'matches.sqlite') };
}

function append(match: string, body = '{}'): StoreRequest {
  const event: EventRow = [match, 0, 1, 'boot', 1, 'flag', null, body];
  return { kind: 'append', events: [event], secrets: [], heads: [] };
}

describe('a batch', () => {
  it('is answered in the order of its requests, reads after all its writes', async () => {
    const { batches } = await open();
    const replies = batches.answer([
      { kind: 'load', match: 'b', from: 0 },
      append('a'),
      { kind: 'find-heartbeat', boot: 'boot' },
      append('b'),
      { kind: 'beat', heartbeat: { boot: 'boot', availabilityMs: 7, wallMs: 8 } },
    ]);
    expect(replies.map((reply) => reply.ok)).toEqual([true, true, true, true, true]);
    expect(replies[0]).toMatchObject({ value: { events: [{ 0: 'b' }] } });
    expect(replies[2]).toMatchObject({ value: { availabilityMs: 7 } });
  });

  it('on a full disk fails whole, says so, and goes on when there is room again', async () => {
    const { file, batches } = await open();
    file.database.exec('pragma max_page_count = 12');
    const big = '"'.padEnd(100_000, 'x');
    const replies = batches.answer([append('small'), append('big', big)]);
    expect(replies.map((reply) => reply.ok)).toEqual([false, false]);
    expect(faultOf(replies[1])).toMatch(/^matches\.sqlite.*disk is full; make room/);
    expect(batches.answer([{ kind: 'load', match: 'small', from: 0 }])).toMatchObject([
      { value: { events: [] } },
    ]);
    file.database.exec('pragma max_page_count = 10000');
    expect(batches.answer([append('big', big)])).toEqual([{ ok: true, value: { ok: true } }]);
  });

  it('fails where another program has locked the file, and goes on when it lets go', async () => {
    const { file, batches } = await open();
    file.database.exec('pragma busy_timeout = 1');
    const other = await lockedBy(file);
    const [reply] = batches.answer([append('a')]);
    expect(faultOf(reply)).toMatch(/locked by another program; end that program/);
    other.unlock();
    expect(batches.answer([append('a')])).toEqual([{ ok: true, value: { ok: true } }]);
  });

  it('whose undoing fails answers all the same, and the next one begins afresh', async () => {
    const { file, batches } = await open();
    const exec = file.database.exec.bind(file.database);
    let failures = 2;
    file.database.exec = (sql: string) => {
      if (failures > 0 && (sql === 'commit' || sql === 'rollback')) {
        failures -= 1;
        throw new Error('disk gone');
      }
      return exec(sql);
    };
    expect(faultOf(batches.answer([append('lost')])[0])).toContain('disk gone');
    expect(batches.answer([append('kept')])).toEqual([{ ok: true, value: { ok: true } }]);
    expect(batches.answer([{ kind: 'load', match: 'lost', from: 0 }])).toMatchObject([
      { value: { events: [] } },
    ]);
  });

  it('finds its file synced to the disk at each commit', async () => {
    const { file } = await open();
    const read = (sql: string): unknown => file.database.prepare(sql).raw().get();
    // 2 is “full”: in WAL the log is synced after each transaction.
    expect([read('pragma journal_mode'), read('pragma synchronous')]).toEqual([['wal'], [2]]);
  });
});

it('a list of matches reads no more than it lists, however many there are', async () => {
  const { file } = await open();
  const plan: unknown = file.database
    .prepare(`explain query plan ${LIST_HEADS}`)
    .raw()
    .all(['live', 1, 1, 'm', 20]);
  expect(JSON.stringify(plan)).toContain('INDEX head_list');
  expect(JSON.stringify(plan)).not.toMatch(/TEMP B-TREE|SCAN/);
});

function faultOf(reply: StoreReply | undefined): string {
  return reply?.ok === false ? reply.fault : 'no fault';
}

it('a platform without a binary is told what plays there', async () => {
  const missing = (): Promise<never> => Promise.reject(new Error('no binary'));
  await expect(openSqliteFile('matches.sqlite', missing)).rejects.toThrow(
    /no ready binary for .*; STORE=memory plays without it, but forgets matches on a restart/,
  );
});

async function lockedBy(file: SqliteFile): Promise<{ unlock: () => void }> {
  const { default: Database } = await import('libsql');
  const row = file.database.prepare('pragma database_list').raw().get() as [number, string, string];
  const other = new Database(row[2]);
  other.exec('begin immediate');
  return {
    unlock: () => {
      other.exec('rollback');
      other.close();
    },
  };
}
