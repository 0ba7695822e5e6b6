/** A thread that builds its share of each level. Acts on import: it is a program. */
import { parentPort, workerData } from 'node:worker_threads';
import { describeBlocks } from '../../shared/engine/tablebase/block.ts';
import { solveLevel } from '../../shared/engine/tablebase/level-solve.ts';
import { claim, meet } from './barrier.ts';
import type { BuildReply, BuildRequest, BuildThreadData } from './build-request.ts';

const port = parentPort;
if (port === null) throw new Error('build-worker: runs as a thread of BuildCrew alone');
const { of, barrier } = workerData as BuildThreadData;
const blocks = describeBlocks();
const tell = (reply: BuildReply): void => port.postMessage(reply);

port.on('message', ({ work, afterCapture }: BuildRequest) => {
  solveLevel(work, blocks, afterCapture, {
    claim: () => claim(barrier),
    meet: () => meet(barrier, of),
    report: (entries) => tell({ kind: 'progress', entries }),
  });
  tell({ kind: 'done' });
});
