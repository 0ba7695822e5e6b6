/** Plays a match in short texts (`L.c3`), in a time that tests move: for tests of the match core. */
import { expect } from 'vitest';
import { apply } from '../../shared/match/apply.ts';
import type { MatchCommand, SeatCommand, ServerCommand } from '../../shared/match/command.ts';
import { decide } from '../../shared/match/decide.ts';
import type { Decision } from '../../shared/match/decision.ts';
import type { DrawObject, MatchEvent } from '../../shared/match/event.ts';
import { boardOf, leftMsAt, type Match } from '../../shared/match/match.ts';
import type { BoardName, Seat } from '../../shared/match/seat.ts';
import type { MatchSetup } from '../../shared/match/setup.ts';
import { formatAction } from '../../shared/notation/action.ts';
import { legalOn, playOn } from '../../shared/rules/board.ts';
import { drawBoard } from './diagram.ts';
import { finalSetup } from './match-setup.ts';
import { actionOf, valueOf } from './text.ts';

/** The board and action of `L.c3`. */
export function readPly(text: string): { readonly board: BoardName; readonly action: string } {
  const [letter, action] = text.split('.');
  if ((letter !== 'L' && letter !== 'R') || action === undefined)
    throw new Error(`${text}: write L.c3 or R.a1-b2`);
  return { board: letter === 'L' ? 'left' : 'right', action };
}

/** The command for `L.c3`, chosen with the match as it is. */
export function plyOf(match: Match, text: string): SeatCommand & { readonly kind: 'ply' } {
  const { board, action } = readPly(text);
  const ply = boardOf(match, board)?.plies ?? 0;
  return { kind: 'ply', board, ply, action: actionOf(action) };
}

/** Both boards, drawn. */
export function drawMatch(match: Match): string {
  const { left, right } = match.boards;
  const boards = [left, ...(right === null ? [] : [right])].map(drawBoard);
  return [...boards, `to act: ${match.turn.seat} on ${match.turn.board}`].join('\n\n');
}

export class MatchPlay {
  match: Match;
  nowMs = 0;
  /** Of the seat whose clock runs. */
  graceMs = 0;
  /** What happened, and when. */
  readonly log: { readonly event: MatchEvent; readonly atMs: number }[] = [];

  /** A match just made: its second seat is not taken. */
  constructor(setup: MatchSetup = finalSetup()) {
    const created: MatchEvent = { kind: 'created', setup, rematchOf: null };
    this.match = apply(null, created, 0);
    this.log.push({ event: created, atMs: 0 });
  }

  /** A match with both seats taken and the first clock running. */
  static begin(setup: MatchSetup = finalSetup()): MatchPlay {
    const play = new MatchPlay(setup);
    play.server({ kind: 'join', guestName: 'Bea' });
    if (setup.clockMs !== null) play.server({ kind: 'start-clock' });
    return play;
  }

  /** What is left of the running clock. */
  get leftMs(): number | null {
    return leftMsAt(this.match, this.nowMs);
  }

  /** `host left`: whose ply it is and where. */
  get turn(): string {
    return `${this.match.turn.seat} ${this.match.turn.board}`;
  }

  /** `host: left captures`, or `open`. */
  get end(): string {
    const { outcome } = this.match;
    if (outcome === null) return 'open';
    const { reason } = outcome;
    const why = reason.kind === 'board' ? `${reason.board} ${reason.reason}` : reason.kind;
    return `${outcome.result}: ${why}`;
  }

  /** Lets time pass. */
  wait(ms: number): void {
    this.nowMs += ms;
  }

  host(command: SeatCommand): Decision {
    return this.ask({ by: 'host', command });
  }

  guest(command: SeatCommand): Decision {
    return this.ask({ by: 'guest', command });
  }

  seat(seat: Seat, command: SeatCommand): Decision {
    return this.ask({ by: seat, command });
  }

  server(command: ServerCommand): Decision {
    return this.ask({ by: 'server', command });
  }

  /** Judges now, and applies what was decided. */
  ask(command: MatchCommand): Decision {
    const decision = decide(this.match, command, { atMs: this.nowMs, graceMs: this.graceMs });
    if (decision.kind !== 'refused') {
      this.match = apply(this.match, decision.event, this.nowMs);
      this.log.push({ event: decision.event, atMs: this.nowMs });
    }
    return decision;
  }

  /** The plies `L.c3 L.a1-b2 …`, each by whoever is to act; `L.=` is agreed drawn. All must be accepted. */
  play(plies: string): this {
    for (const ply of plies.split(' ')) {
      if (ply.endsWith('.=')) {
        this.agree(readPly(ply).board);
        continue;
      }
      const decision = this.seat(this.match.turn.seat, plyOf(this.match, ply));
      expect(decision, `${ply} of ${plies}\n${drawMatch(this.match)}`).toMatchObject({
        kind: 'accepted',
      });
    }
    return this;
  }

  /** Both seats offer the same draw. */
  agree(object: DrawObject): this {
    this.host({ kind: 'offer-draw', object });
    expect(this.guest({ kind: 'offer-draw', object })).toMatchObject({
      event: { kind: 'draw-agreed' },
    });
    return this;
  }

  /** So many plies of any kind that end neither board by a win. */
  playCalmly(plies: number): this {
    for (let ply = 0; ply < plies; ply += 1) this.play(calmPly(this.match));
    return this;
  }
}

/** A capture while it does not decide the board, else whatever leaves both sides an action. */
function calmPly(match: Match): string {
  const { board: name } = match.turn;
  const board = boardOf(match, name);
  if (board === null) throw new Error('no board at turn');
  const calm = legalOn(board).filter((action) => {
    const after = valueOf(playOn(board, action), 'a legal action');
    return after.outcome === null ? after.position.captured < 4 : after.outcome.result === 'draw';
  });
  const action = calm.find(({ kind }) => kind === 'capture') ?? calm[0];
  if (action === undefined) throw new Error(`no calm ply\n${drawMatch(match)}`);
  return `${name === 'left' ? 'L' : 'R'}.${formatAction(action)}`;
}
