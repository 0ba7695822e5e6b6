/** The process that builds the endgame table while nobody else wants the machine. Acts on import: it is a program. */
import { constants, setPriority } from 'node:os';
import { failure, type Result } from '../../shared/rules/result.ts';
import type { BackgroundMessage } from './background-message.ts';
import { buildTablebase, type BuiltLevels } from './build-tablebase.ts';

setPriority(constants.priority.PRIORITY_LOW);
// Nobody waits for the table once the server is gone; the next one goes on with what is built.
process.on('disconnect', () => process.exit());

const [dir = '', workers, capturesToWin] = process.argv.slice(2);
const tell = (message: BackgroundMessage): void => void process.send?.(message);
const end = (result: Result<BuiltLevels, string>): void => {
  const message: BackgroundMessage = { kind: 'end', result };
  process.send?.(message, undefined, undefined, () => process.disconnect());
};

try {
  end(
    await buildTablebase({
      dir,
      workers: Number(workers),
      capturesToWin: Number(capturesToWin),
      onProgress: (progress) => tell({ kind: 'progress', progress }),
      onNotice: (sentence) => tell({ kind: 'notice', sentence }),
    }),
  );
} catch (error) {
  end(failure(error instanceof Error ? error.message : String(error)));
}
