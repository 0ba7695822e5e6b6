/** Builds the endgame table beside a running server, in a process that yields to everything else. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { CAPTURES_TO_WIN } from '../../shared/rules/position.ts';
import { failure, type Result } from '../../shared/rules/result.ts';
import type { BackgroundMessage } from './background-message.ts';
import type { BuildOptions, BuiltLevels } from './build-tablebase.ts';
import { startProcess } from './program.ts';

/** What can be said to a build in another process. */
export type BackgroundOptions = Omit<BuildOptions, 'findRoom'>;

/** A build under way. */
export interface BackgroundBuild {
  /** Of its process; `undefined` where none could be started. */
  readonly pid: number | undefined;
  /** Never rejects: whatever went wrong is a sentence. The table can be opened when it succeeds. */
  readonly finished: Promise<Result<BuiltLevels, string>>;
  /** Ends it early; the levels that are whole stay, and the next build goes on after them. */
  stop(): Promise<void>;
}

/** Starts at once. The process ends with the server's, however that ends. */
export function startBackgroundBuild(options: BackgroundOptions): BackgroundBuild {
  const { dir, workers, capturesToWin = CAPTURES_TO_WIN } = options;
  const args = [dir, String(workers), String(capturesToWin)];
  const child = startProcess(import.meta.url, 'background-process', args);
  const finished = followBuild(child, options);
  return {
    pid: child.pid,
    finished,
    stop: async () => {
      child.kill();
      await finished;
    },
  };
}

async function followBuild(
  child: ChildProcess,
  { onProgress, onNotice }: BackgroundOptions,
): Promise<Result<BuiltLevels, string>> {
  let result: Result<BuiltLevels, string> | undefined;
  child.on('message', (message: BackgroundMessage) => {
    if (message.kind === 'progress') onProgress?.(message.progress);
    else if (message.kind === 'notice') onNotice?.(message.sentence);
    else result = message.result;
  });
  try {
    const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
    return result ?? failure(`the build of the endgame table was ended (${signal ?? code ?? ''})`);
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return failure(`the build of the endgame table cannot be started: ${detail}`);
  }
}
