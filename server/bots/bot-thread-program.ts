/** A thread that plays for the computer. Acts on import: it is a program. */
import { constants, setPriority } from 'node:os';
import { performance } from 'node:perf_hooks';
import { parentPort } from 'node:worker_threads';
import type { ThreadMessage } from './question.ts';
import { Thinker } from './thinker.ts';

const port = parentPort;
if (port === null) throw new Error('bot-thread-program: runs as a thread of the server alone');

// On Linux priority is the thread’s; elsewhere it is the process’s, which serves people.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);

const thinker = new Thinker(() => performance.now());

port.on('message', (message: ThreadMessage) => {
  if (message.kind === 'know') thinker.learn(message.knowledge);
  else port.postMessage(thinker.answer(message.question));
});
