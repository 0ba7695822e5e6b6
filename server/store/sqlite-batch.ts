/** Answers a batch of requests: all writes in one transaction, synced once, then the reads. */
import type { SqliteFile } from './sqlite-file.ts';
import { explain } from './sqlite-fault.ts';
import {
  isWrite,
  type ReadRequest,
  type StoreReply,
  type StoreRequest,
  type WriteRequest,
} from './sqlite-request.ts';
import { SqliteTables } from './sqlite-tables.ts';

/** `name` is what faults call the file. */
export class SqliteBatches {
  readonly #file: SqliteFile;
  readonly #tables: SqliteTables;
  readonly #name: string;

  constructor(file: SqliteFile, name: string) {
    this.#file = file;
    this.#tables = new SqliteTables(file.database);
    this.#name = name;
  }

  /** Replies in the order of the requests. A fault fails every write of the batch, or the one read. */
  answer(requests: readonly StoreRequest[]): StoreReply[] {
    const writes = this.#write(requests.filter(isWrite))[Symbol.iterator]();
    return requests.map((request) => {
      if (isWrite(request)) return writes.next().value ?? missing();
      return this.#guard(() => (request.kind === 'close' ? this.#close() : this.#read(request)));
    });
  }

  #write(requests: readonly WriteRequest[]): StoreReply[] {
    if (requests.length === 0) return [];
    const { database } = this.#file;
    try {
      if (database.inTransaction) database.exec('rollback');
      database.exec('begin immediate');
      const replies = requests.map((request): StoreReply => ({
        ok: true,
        value: this.#writeOne(request),
      }));
      database.exec('commit');
      return replies;
    } catch (error) {
      this.#undo();
      const fault = explain(this.#name, error).message;
      return requests.map(() => ({ ok: false, fault }));
    }
  }

  #writeOne(request: WriteRequest): (StoreReply & { ok: true })['value'] {
    switch (request.kind) {
      case 'append':
        return this.#tables.append(request);
      case 'beat':
        return this.#tables.beat(request.heartbeat);
      case 'forget':
        return this.#tables.forget(request.matches);
      case 'save-review':
        return this.#tables.saveReview(request.review);
    }
  }

  /** SQLite has undone it already after some faults, a full disk among them. */
  #undo(): void {
    const { database } = this.#file;
    try {
      if (database.inTransaction) database.exec('rollback');
    } catch {
      // The next batch begins with a rollback, or fails in its turn: no write is said to be saved.
    }
  }

  #read(request: ReadRequest): (StoreReply & { ok: true })['value'] {
    const tables = this.#tables;
    switch (request.kind) {
      case 'load':
        return tables.load(request.match, request.from);
      case 'find-command':
        return tables.findCommand(request.match, request.commandId);
      case 'find-head':
        return tables.findHead(request.match);
      case 'list-heads':
        return tables.listHeads(request.query);
      case 'list-ended':
        return tables.listEnded(request.query);
      case 'list-unfinished':
        return tables.listUnfinished();
      case 'find-review':
        return tables.findReview(request.match);
      case 'find-heartbeat':
        return tables.findHeartbeat(request.boot);
    }
  }

  #close(): null {
    this.#file.close();
    return null;
  }

  #guard(answer: () => (StoreReply & { ok: true })['value']): StoreReply {
    try {
      return { ok: true, value: answer() };
    } catch (error) {
      return { ok: false, fault: explain(this.#name, error).message };
    }
  }
}

function missing(): never {
  throw new Error('SqliteBatches: fewer replies than writes');
}
