/** Who is measured: a server of its own process, and how its rooms come to be. */
import { RunningServer, type ServerOptions } from '../../support/running-server.ts';
import { type ScriptedPly, WireMatch } from '../../support/wire-match.ts';

/** All its threads on the first processor: the load has the other. */
export const PINNED = { under: ['taskset', '-c', '0'] };

export interface Contestant {
  readonly name: string;
  readonly start: () => Promise<RunningServer>;
  readonly makeRoom: (
    port: number,
    index: number,
    script: readonly ScriptedPly[],
  ) => Promise<WireMatch>;
}

/** As people run it, `options` besides. */
export function tigers(options: ServerOptions = {}): Contestant {
  return {
    name: 'Twin Tigers',
    start: () => RunningServer.start({ ...PINNED, ...options }),
    makeRoom: (port, _index, script) => WireMatch.make(port, script),
  };
}

/** Of a server without rules any name is a match, and anything a token. */
export const BARE: Contestant = {
  name: 'bare Socket.IO',
  start: () =>
    RunningServer.start({
      ...PINNED,
      main: 'test/bench/server/bare.ts',
      env: { NODE_OPTIONS: '--import=tsx' },
    }),
  makeRoom: (_port, index, script) => {
    const tokens = { host: 'h'.repeat(24), guest: 'g'.repeat(24) };
    return Promise.resolve(new WireMatch(`room-${index}`, tokens, script));
  },
};
