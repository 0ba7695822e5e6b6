/** A store in PostgreSQL that says of plies that it has saved them before it has. */
import { setTimeout as wait } from 'node:timers/promises';
import { PostgresStore } from '../../../server/store/postgres.ts';
import { alter } from './alter.ts';

/** As on a busy day. */
const LATER_MS = 100;

alter(
  PostgresStore.prototype,
  'append',
  (append) =>
    function (this: PostgresStore, commit) {
      if (commit.heads !== undefined || commit.entries[0]?.event.kind !== 'ply')
        return append.call(this, commit);
      void wait(LATER_MS)
        .then(() => append.call(this, commit))
        .catch(() => undefined);
      return Promise.resolve({ ok: true });
    },
);
