/** A server whose store takes four seconds to save a ply. */
import { setTimeout as wait } from 'node:timers/promises';
import { SqliteStore } from '../../../server/store/sqlite.ts';
import { alter } from '../../faults/mutants/alter.ts';

alter(
  SqliteStore.prototype,
  'append',
  (append) =>
    async function (this: SqliteStore, commit) {
      if (commit.entries[0]?.event.kind === 'ply') await wait(4000);
      return append.call(this, commit);
    },
);
