/** The process that builds the endgame table while nobody else wants the machine. Acts on import: it is a program. */
import { constants, setPriority } from 'node:os';
import { failure } from '../../shared/rules/result.ts';
import type { BackgroundMessage } from './background-message.ts';
import { buildTablebase } from './build-tablebase.ts';

setPriority(constants.priority.PRIORITY_LOW);
// Nobody waits for the table once the server is gone; the next one goes on with what is built.
process.on('disconnect', () => process.exit());

const [dir = '', workers = '1'] = process.argv.slice(2);
const tell = (message: BackgroundMessage): void => void process.send?.(message);

try {
  const result = await buildTablebase({
    dir,
    workers: Number(workers),
    onProgress: (progress) => tell({ kind: 'progress', progress }),
    onNotice: (sentence) => tell({ kind: 'notice', sentence }),
  });
  tell({ kind: 'end', result });
} catch (error) {
  tell({ kind: 'end', result: failure(error instanceof Error ? error.message : String(error)) });
}
process.disconnect();
