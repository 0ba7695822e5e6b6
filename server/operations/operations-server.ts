/** The port of whoever runs the server: health, figures and orders, apart from where people play. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type Express, type Router } from 'express';
import { healthRouter } from '../http/health.ts';
import type { Metrics } from './metrics.ts';

export interface OperationsSetting {
  /** 0: any free one. */
  readonly port: number;
  readonly host: string;
  readonly metrics: Metrics;
  readonly isReady: () => boolean;
  /** Answers orders under `/admin`; `null`: none are taken. */
  readonly admin: Router | null;
}

export interface OperationsServer {
  readonly port: number;
  close(): Promise<void>;
}

/** The port cannot be had; the message says what helps. */
export class OperationsFault extends Error {
  override readonly name = 'OperationsFault';
}

/** Rejects with an `OperationsFault` where the port cannot be had. */
export async function openOperations(setting: OperationsSetting): Promise<OperationsServer> {
  const server = createServer(makeApp(setting));
  await listen(server, setting);
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}

function makeApp({ metrics, isReady, admin }: OperationsSetting): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use(healthRouter(isReady));
  app.get('/metrics', async (_request, response) => {
    response.set('Content-Type', metrics.contentType).send(await metrics.format());
  });
  if (admin !== null) app.use('/admin', admin);
  app.use((_request, response) => {
    response.status(404).json({ error: 'There is /metrics, /livez, /readyz and /admin.' });
  });
  return app;
}

function listen(server: Server, { port, host }: OperationsSetting): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const sentence = `METRICS_PORT ${port} at METRICS_HOST ${host} cannot be had (${error.message}). Choose another port, or stop what uses it.`;
      reject(new OperationsFault(sentence, { cause: error }));
    });
    server.listen({ port, host }, () => {
      server.removeAllListeners('error');
      resolve();
    });
  });
}
