/** The thread in which SQLite waits for the disk, so that the server does not. Acts on import: it is a program. */
import { parentPort, workerData } from 'node:worker_threads';
import { SqliteBatches } from './sqlite-batch.ts';
import { openSqliteFile } from './sqlite-file.ts';
import type { Opened, StoreReply, StoreRequest } from './sqlite-request.ts';

const port = parentPort;
if (port === null) throw new Error('sqlite-worker: runs as a thread of SqliteStore alone');
const { file } = workerData as { readonly file: string };

try {
  const batches = new SqliteBatches(await openSqliteFile(file), file);
  port.on('message', (requests: readonly StoreRequest[]) => {
    port.postMessage(batches.answer(requests) satisfies StoreReply[]);
    if (requests.some((request) => request.kind === 'close')) port.close();
  });
  port.postMessage({ ok: true } satisfies Opened);
} catch (error) {
  const fault = error instanceof Error ? error.message : String(error);
  port.postMessage({ ok: false, fault } satisfies Opened);
}
