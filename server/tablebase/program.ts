/** Starts the threads and processes whose programs lie beside a module, compiled or not as it is. */
import { type ChildProcess, fork } from 'node:child_process';
import { Worker } from 'node:worker_threads';

/** A thread of the program `name` in the folder of the module with this `import.meta.url`. */
export function startThread(moduleUrl: string, name: string, workerData: unknown): Worker {
  const url = urlBeside(moduleUrl, name);
  if (!isSource(moduleUrl)) return new Worker(url, { workerData });
  // A thread does not inherit how its process reads TypeScript.
  const start = `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(url)}); })`;
  return new Worker(start, { workerData, eval: true });
}

/** A process of such a program, with a channel for messages and our standard error. */
export function startProcess(
  moduleUrl: string,
  name: string,
  args: readonly string[],
): ChildProcess {
  return fork(urlBeside(moduleUrl, name), args, {
    execArgv: isSource(moduleUrl) ? ['--import', 'tsx'] : [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

function urlBeside(moduleUrl: string, name: string): URL {
  return new URL(`./${name}${isSource(moduleUrl) ? '.ts' : '.js'}`, moduleUrl);
}

function isSource(moduleUrl: string): boolean {
  return moduleUrl.endsWith('.ts');
}
