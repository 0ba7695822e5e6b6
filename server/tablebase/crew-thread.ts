/** A thread's side of a crew: it does its share of each request. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Share } from '../../shared/engine/tablebase/share.ts';
import { claim, meet } from './barrier.ts';
import type { CrewReply, CrewThreadData } from './crew.ts';

/** Serves the crew this thread belongs to, whose requests `work` knows; throws in any other thread. */
export function serveCrew(work: (request: unknown, share: Share) => void): void {
  const port = parentPort;
  if (port === null) throw new Error('serveCrew: runs in a thread of a Crew alone');
  const { of, barrier } = workerData as CrewThreadData;
  const tell = (reply: CrewReply): void => port.postMessage(reply);
  port.on('message', (request: unknown) => {
    work(request, {
      claim: () => claim(barrier),
      meet: () => meet(barrier, of),
      report: (entries) => tell({ kind: 'progress', entries }),
    });
    tell({ kind: 'done' });
  });
}
