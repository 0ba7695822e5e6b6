/** A thread that plays matches of the arena. Acts on import: it is a program. */
import { performance } from 'node:perf_hooks';
import { parentPort, workerData } from 'node:worker_threads';
import { createEndgameTable } from '../../shared/engine/tablebase/endgame-table.ts';
import type { Seat } from '../../shared/match/seat.ts';
import { playMatch } from './arena-match.ts';
import type { ArenaReply, ArenaRequest, ArenaThreadData } from './arena-request.ts';
import { seededChance } from '../../shared/engine/chance.ts';
import { createPlayer, type PlayerSpec } from './player.ts';

const port = parentPort;
if (port === null) throw new Error('arena-worker: runs as a thread of the arena alone');
const { players, mode, ruleset, seed, levels } = workerData as ArenaThreadData;
const table = createEndgameTable(levels);

port.on('message', ({ index }: ArenaRequest) => port.postMessage(play(index)));

/** Matches 2k and 2k + 1 have one opening and swapped seats. */
function play(index: number): ArenaReply {
  const isSwapped = index % 2 === 1;
  const chance = seededChance(seed + index + 0.5);
  const now = (): number => performance.now();
  const seated = (spec: PlayerSpec) => createPlayer(spec, table, { now, chance });
  const [first, second] = [seated(players[0]), seated(players[1])];
  const opening = seededChance(seed * 1_000_003 + Math.floor(index / 2));
  // In classic matches the host has the goats, so that swapped seats are swapped sides too.
  const seats = isSwapped ? { host: second, guest: first } : { host: first, guest: second };
  const match = playMatch({ mode, ruleset, hostSide: 'goats' }, seats, opening);
  const own: Seat = isSwapped ? 'guest' : 'host';
  const { result } = match.outcome ?? { result: 'draw' };
  const verdict = result === own ? 'win' : result === 'draw' ? 'draw' : 'loss';
  return { index, result: verdict, plies: match.plies.length };
}
