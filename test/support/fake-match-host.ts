/** One match as a server would keep it, at the other end of a fake line. */
import type { WireCommand } from '../../shared/wire/client-message.ts';
import type { SeatCommand } from '../../shared/match/command.ts';
import { apply } from '../../shared/match/apply.ts';
import { decide } from '../../shared/match/decide.ts';
import type { MatchEvent } from '../../shared/match/event.ts';
import type { Match } from '../../shared/match/match.ts';
import type { Seat } from '../../shared/match/seat.ts';
import type { MatchSetup } from '../../shared/match/setup.ts';
import { PROTOCOL } from '../../shared/wire/protocol.ts';
import { encodeEvent } from '../../shared/wire/event.ts';
import type { EventMessage, Presence } from '../../shared/wire/server-message.ts';
import type { Asked } from './fake-line.ts';
import { actionOf } from './text.ts';

const THERE = { connected: true, ready: false, allowsText: false };

export class FakeMatchHost {
  readonly id = 'match-1';
  readonly events: MatchEvent[] = [];
  match: Match;
  /** The seat that the token `secret` plays. */
  seat: Seat = 'host';
  protocol = PROTOCOL;
  /** The server's clock, apart from the client's. */
  readonly now: () => number;
  readonly #answered = new Map<string, unknown>();

  constructor(setup: MatchSetup, now: () => number) {
    this.now = now;
    const created: MatchEvent = { kind: 'created', setup, rematchOf: null };
    this.match = apply(null, created, now());
    this.events.push(created);
    this.happen({ kind: 'joined', guestName: '' });
    this.happen({ kind: 'clock-started' });
  }

  get presence(): Presence {
    return { match: this.id, host: THERE, guest: THERE, spectators: 0 };
  }

  /** Records an event; the message is what clients would be told. */
  happen(event: MatchEvent): EventMessage {
    const seq = this.match.seq;
    this.match = apply(this.match, event, this.now());
    this.events.push(event);
    const deadline = this.match.clock?.deadlineMs ?? null;
    return { match: this.id, seq, event: encodeEvent(event), deadline, now: this.now() };
  }

  /** A ply by whoever is to act. */
  play(text: string): EventMessage {
    const { board } = this.match.turn;
    const ply = this.match.boards[board]?.plies ?? 0;
    return this.happen({
      kind: 'ply',
      board,
      ply,
      action: actionOf(text),
      leftMs: 1000,
      hinted: false,
    });
  }

  /** Answers as the server does. */
  readonly answer = ({ name, message }: Asked): unknown => {
    switch (name) {
      case 'hello':
        return this.#answerHello(message as { readonly protocol: number });
      case 'enter':
        return this.#answerEnter(message as { readonly have?: number; readonly token?: string });
      case 'command':
        return this.#answerCommand(
          message as { readonly id: string; readonly command: WireCommand },
        );
      case 'time':
        return { ok: true, now: this.now() };
      case 'leave':
      case 'ready':
        return { ok: true };
      case 'hint':
        return { ok: false, code: 'no-hint', message: '', seq: this.match.seq };
      case 'say':
      case 'allow-text':
      case 'seek':
      case 'unseek':
      case 'answer-seek':
        return { ok: false, code: 'bad-message', message: 'the fake has neither talk nor lobby' };
    }
  };

  #answerHello({ protocol }: { readonly protocol: number }): unknown {
    return protocol === this.protocol
      ? { ok: true, protocol, now: this.now() }
      : { ok: false, code: 'wrong-protocol', message: '' };
  }

  #answerEnter({ have = 0, token }: { readonly have?: number; readonly token?: string }): unknown {
    if (token !== undefined && token !== 'secret')
      return { ok: false, code: 'bad-token', message: '' };
    const from = have > this.events.length ? 0 : have;
    return {
      ok: true,
      viewer: token === undefined ? 'spectator' : this.seat,
      from,
      events: this.events.slice(from).map(encodeEvent),
      seq: this.events.length,
      deadline: this.match.clock?.deadlineMs ?? null,
      now: this.now(),
      presence: this.presence,
    };
  }

  /** The first answer to an id is its only one. */
  #answerCommand({ id, command }: { readonly id: string; readonly command: WireCommand }): unknown {
    const first = this.#answered.get(id);
    if (first !== undefined) return first;
    const decision = decide(
      this.match,
      { by: this.seat, command: decodeCommand(command) },
      { atMs: this.now(), graceMs: 300 },
    );
    if (decision.kind !== 'accepted')
      return { ok: false, code: 'out-of-turn', message: '', seq: this.match.seq };
    const { seq, event, deadline, now } = this.happen(decision.event);
    const answer = { ok: true, seq, event, deadline, now };
    this.#answered.set(id, answer);
    return answer;
  }
}

function decodeCommand(command: WireCommand): SeatCommand {
  if (command.kind === 'ply') return { ...command, action: actionOf(command.action) };
  return command.kind === 'offer-rematch' ? { ...command, next: 'next-match' } : command;
}
