/** The port of whoever runs the server, as a part of it: opened where the configuration names one. */
import { Administration } from './admin/administration.ts';
import { adminRouter } from './admin/admin-router.ts';
import type { OperationsConfig } from './config.ts';
import type { Log } from './edge/log.ts';
import type { MatchServer } from './match-server.ts';
import type { Metrics } from './operations/metrics.ts';
import { openOperations, type OperationsServer } from './operations/operations-server.ts';
import type { MatchStore } from './store/match-store.ts';

export interface ServedOperations {
  readonly config: OperationsConfig;
  readonly metrics: Metrics;
  readonly server: MatchServer;
  readonly store: Pick<MatchStore, 'listHeads'>;
  readonly log: Log;
  /** Ends the program as a signal would. */
  readonly end: () => void;
}

/** Rejects with an `OperationsFault` where the port cannot be had. */
export function serveOperations(served: ServedOperations): Promise<OperationsServer> {
  const { config, metrics, server, log } = served;
  metrics.watch(server.gauges);
  const { tokenHash } = config;
  const admin =
    tokenHash === null
      ? null
      : adminRouter({
          administration: administrationOf(served),
          tokenHash,
          viewersOf: server.viewersOf,
          log,
        });
  return openOperations({ ...config, metrics, isReady: () => server.gauges.isReady(), admin });
}

function administrationOf({ server, store, log, end }: ServedOperations): Administration {
  const { matches, seeks, blocks, notice } = server;
  const drain = (inMs: number): void => {
    server.drain();
    setTimeout(end, inMs).unref();
  };
  return new Administration({ matches, index: store, seeks, blocks, notice, drain, log });
}
