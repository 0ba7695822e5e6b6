/** A database that leaves it to the system when what it wrote comes to the disk. */
import { syncBuiltinESMExports } from 'node:module';
import threads, { Worker, type WorkerOptions } from 'node:worker_threads';

/** Runs in the store's thread, before its program. */
const RELAX = `
  const { prototype } = require('libsql');
  const { exec } = prototype;
  prototype.exec = function (sql) {
    return exec.call(this, sql.replace('synchronous = full', 'synchronous = normal'));
  };
`;

class RelaxedWorker extends Worker {
  constructor(program: string | URL, options: WorkerOptions = {}) {
    super(options.eval === true ? RELAX + String(program) : program, options);
  }
}

threads.Worker = RelaxedWorker;
syncBuiltinESMExports();
