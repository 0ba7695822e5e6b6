/** The SQLite store does what every store must, and takes care of its file. */
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, describe, expect, it } from 'vitest';
import { SqliteStore } from '../../server/store/sqlite.ts';
import { entryAt, headWith } from '../support/log-entry.ts';
import { makeScratchFolder } from '../support/scratch.ts';
import { describeStore } from './suite.ts';

describeStore('sqlite', () => SqliteStore.open(join(makeScratchFolder(), 'matches.sqlite')));
