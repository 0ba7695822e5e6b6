/** What a process has of the others over the bus: their news of matches, and who of them is there. */
import type { Time } from '../coordinator/time.ts';
import type { Bus } from './bus.ts';
import { MatchNews } from './match-news.ts';
import { RollCall } from './roll-call.ts';

export interface Ties {
  readonly bus: Bus;
  readonly news: MatchNews;
  readonly rollCall: RollCall;
  close(): void;
}

export function openTies(
  bus: Bus,
  time: Pick<Time, 'after' | 'monotonicMs'>,
  report: (trouble: string, error: unknown) => void,
): Ties {
  const rollCall = new RollCall(bus, time, report);
  return {
    bus,
    news: new MatchNews(bus, report),
    rollCall,
    close: () => {
      rollCall.close();
      bus.end();
    },
  };
}
