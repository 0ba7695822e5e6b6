/**
 * `npm run bench:endings [games]`: master from drawn and won positions without goats in hand, which it must
 * not lose, against random, greedy and itself.
 */
import { finishMatch, openMatch } from '../../server/arena/arena-match.ts';
import { seededChance } from '../../shared/engine/chance.ts';
import { createPlayer, parsePlayer } from '../../server/arena/player.ts';
import { findTablebaseFolder } from '../../server/cli/tablebase-folder.ts';
import { openTablebase } from '../../server/tablebase/open-tablebase.ts';
import type { Chance } from '../../shared/engine/choose.ts';
import { type EndgameTable, probePosition } from '../../shared/engine/tablebase/probe.ts';
import type { Match } from '../../shared/match/match.ts';
import { type Seat, seatOf } from '../../shared/match/seat.ts';
import { startBoard } from '../../shared/rules/board.ts';
import { POINTS, setOf } from '../../shared/rules/point.ts';
import type { Position } from '../../shared/rules/position.ts';
import { DEFAULT_RULESET } from '../../shared/rules/ruleset.ts';
import { opponentOf, type Side, SIDES } from '../../shared/rules/side.ts';
import { valueOf } from '../support/text.ts';

/** Where all of master's actions draw, a hundredth of its second has to do for telling them apart. */
const MASTER = 'master,ms=10';
const RIVALS = ['random', 'greedy', MASTER] as const;

function shuffledPoints(chance: Chance): (typeof POINTS)[number][] {
  const points = [...POINTS];
  return points.map((_, index) => {
    const other = index + Math.floor(chance() * (points.length - index));
    const taken = points[other] ?? POINTS[0];
    const here = points[index];
    if (taken === undefined || here === undefined) throw new Error('there are 25 points');
    points[other] = here;
    points[index] = taken;
    return taken;
  });
}

/** Any position without goats in hand, 0 to 4 captured. */
function drawPosition(chance: Chance): Position {
  const points = shuffledPoints(chance);
  const captured = Math.floor(chance() * 5);
  return {
    tigers: setOf(points.slice(0, 4)),
    goats: setOf(points.slice(4, 24 - captured)),
    toAct: chance() < 0.5 ? 'tigers' : 'goats',
    inHand: 0,
    captured,
  };
}

/** A position that `side` does not lose, half of them drawn; how good it is for that side. */
function drawTenable(
  table: EndgameTable,
  side: Side,
  chance: Chance,
): { readonly position: Position; readonly isWon: boolean } {
  const wantsWin = chance() < 0.5;
  for (;;) {
    const position = drawPosition(chance);
    const value = probePosition(table, position);
    if (!value.ok || value.value.plies === 0) continue;
    const isWon = value.value.winner === side;
    if (value.value.winner !== opponentOf(side) && isWon === wantsWin) return { position, isWon };
  }
}

function matchAt(position: Position): Match {
  const match = openMatch({ mode: 'classic', ruleset: DEFAULT_RULESET, hostSide: 'goats' });
  const left = startBoard(DEFAULT_RULESET, position);
  const seat: Seat = seatOf(match.setup, position.toAct, 'left');
  return { ...match, boards: { left, right: null }, turn: { board: 'left', seat, pairPly: 0 } };
}

function benchRival(table: EndgameTable, rival: string, games: number): void {
  const counts = { 'won kept': 0, 'won drawn': 0, 'drawn won': 0, 'drawn kept': 0, lost: 0 };
  for (let game = 0; game < games; game++) {
    const chance = seededChance(game);
    const side = SIDES[game % 2] ?? 'goats';
    const { position, isWon } = drawTenable(table, side, chance);
    const [own, other] = [MASTER, rival].map((name) =>
      createPlayer(valueOf(parsePlayer(name), name), table, {
        now: () => performance.now(),
        chance,
      }),
    );
    if (own === undefined || other === undefined) throw new Error('there are two players');
    const start = matchAt(position);
    const seat = seatOf(start.setup, side, 'left');
    const players = seat === 'host' ? { host: own, guest: other } : { host: other, guest: own };
    const { outcome } = finishMatch(start, players);
    if (outcome?.result === seat) counts[isWon ? 'won kept' : 'drawn won']++;
    else if (outcome?.result === 'draw') counts[isWon ? 'won drawn' : 'drawn kept']++;
    else counts.lost++;
  }
  const text = Object.entries(counts).map(([name, count]) => `${name} ${count}`);
  console.log(`against ${rival}: ${text.join(', ')} (wanted: lost 0, won drawn 0)`);
  if (counts.lost + counts['won drawn'] > 0) process.exitCode = 1;
}

const games = Number(process.argv[2] ?? 500);
const { table, isComplete } = await openTablebase(findTablebaseFolder(undefined));
if (!isComplete) throw new Error('bench:endings: build the endgame table first');
for (const rival of RIVALS) benchRival(table, rival, games);
