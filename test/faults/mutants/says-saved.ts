/** A store that takes a failure for a success. */
import { SqliteStore } from '../../../server/store/sqlite.ts';
import { alter } from './alter.ts';

alter(
  SqliteStore.prototype,
  'append',
  (append) =>
    function (this: SqliteStore, commit) {
      return append.call(this, commit).catch(() => ({ ok: true }) as const);
    },
);
