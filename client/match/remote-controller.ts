/** A match run by the server, as pages see and steer it: what is followed, and commands on their way. */
import type { SeatCommand } from '../../shared/match/command.ts';
import type { MatchEvent } from '../../shared/match/event.ts';
import { parseAction } from '../../shared/notation/action.ts';
import { failure, type Result, success } from '../../shared/rules/result.ts';
import type { WireRefusal } from '../../shared/wire/refusal.ts';
import { deliverCommand } from './command-delivery.ts';
import {
  type ConnectionState,
  isReachable,
  type MatchController,
  type MatchListener,
  type MatchView,
  type PendingPly,
  type ShownHint,
} from './controller.ts';
import type { SendRefusal } from './send-refusal.ts';
import { type FollowSetting, MatchFollower, type Standing } from './match-follower.ts';
import { RemoteTalk } from './remote-talk.ts';
import { encodeCommand } from './wire-command.ts';

/** The engine thinks for a second, and may have others to answer before. */
const HINT_TIMEOUT_MS = 12_000;

export interface RemoteSetting extends FollowSetting {
  readonly makeId: () => string;
}

export class RemoteController implements MatchController {
  readonly talk: RemoteTalk;
  readonly #setting: RemoteSetting;
  readonly #follower: MatchFollower;
  readonly #listeners = new Set<MatchListener>();
  #pending: PendingPly | null = null;
  /** Commands whose first answer stays out. */
  #unanswered = 0;
  #view: MatchView | null = null;

  private constructor(setting: RemoteSetting, follower: MatchFollower) {
    this.#setting = setting;
    this.#follower = follower;
    this.talk = new RemoteTalk(setting.connection, setting.match, setting.makeId);
    follower.subscribe((event) => {
      this.#changed(event);
    });
    this.#changed(null);
  }

  /** Resolves once the server let us in or refused to; waits while it cannot be reached. */
  static enter(setting: RemoteSetting): Promise<Result<RemoteController, WireRefusal>> {
    const follower = new MatchFollower(setting);
    return new Promise((resolve) => {
      const undo = follower.subscribe(() => {
        const { match, refusal } = follower.followed;
        if (match === null && refusal === null) return;
        undo();
        if (refusal === null) {
          resolve(success(new RemoteController(setting, follower)));
        } else {
          follower.close();
          resolve(failure(refusal));
        }
      });
    });
  }

  get view(): MatchView {
    if (this.#view === null) throw new Error('RemoteController: no match; get it by its enter()');
    return this.#view;
  }

  /** How we stand to the seat whose secret we came with. */
  get standing(): Standing {
    return this.#follower.followed.standing;
  }

  /** The secret in use; `null` while watching. */
  get token(): string | null {
    return this.#follower.token;
  }

  /** The latest secret we came with that opens no seat here. */
  get refusedToken(): string | null {
    return this.#follower.followed.refusedToken;
  }

  now(): number {
    return this.#setting.connection.serverNow();
  }

  subscribe(listener: MatchListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async send(command: SeatCommand): Promise<Result<null, SendRefusal>> {
    const hindrance = this.#findHindrance();
    if (hindrance !== undefined) return failure(hindrance);
    if (command.kind !== 'ply') return this.#deliver(command);
    if (this.#pending !== null) return failure('out-of-turn');
    this.#setPending({ board: command.board, action: command.action });
    const judged = await this.#deliver(command);
    this.#setPending(null);
    return judged;
  }

  async askHint(): Promise<Result<ShownHint, SendRefusal>> {
    const hindrance = this.#findHindrance();
    if (hindrance !== undefined) return failure(hindrance);
    const { connection, match, makeId } = this.#setting;
    const reply = await connection.ask('hint', { match, id: makeId() }, HINT_TIMEOUT_MS);
    if (reply === null) return failure('no-answer');
    if (!reply.ok) return failure(reply.code);
    const action = parseAction(reply.action);
    if (!action.ok) return failure('no-answer');
    const { board, value } = reply;
    return success({ board, action: action.value, value });
  }

  /** Tells the other seat; decides nothing. */
  async setReady(ready: boolean): Promise<void> {
    await this.#setting.connection.ask('ready', { match: this.#setting.match, ready });
  }

  /** Plays the seat of `token` from here on: one just taken, or, left out, our own again. */
  async takeSeat(token?: string): Promise<void> {
    await this.#follower.takeSeat(token);
  }

  close(): void {
    this.#listeners.clear();
    this.#follower.close();
  }

  #findHindrance(): SendRefusal | undefined {
    if (this.standing === 'replaced') return 'replaced';
    if (this.standing !== 'seated') return 'no-seat';
    return isReachable(this.view.connection) ? undefined : 'not-connected';
  }

  async #deliver(command: SeatCommand): Promise<Result<null, SendRefusal>> {
    const { connection, timers, match, makeId } = this.#setting;
    const delivered = await deliverCommand(
      {
        timers,
        ask: (message) => connection.ask('command', message),
        isHeard: () => connection.state === 'online' && this.#follower.followed.isSynced,
        setSilent: (isSilent) => {
          this.#unanswered += isSilent ? 1 : -1;
          this.#changed(null);
        },
      },
      { match, id: makeId(), command: encodeCommand(command) },
    );
    if (!delivered.ok) return delivered;
    if (delivered.value.ok) {
      this.#follower.fold(delivered.value);
      return success(null);
    }
    if (delivered.value.seq !== undefined) this.#follower.catchUp(delivered.value.seq);
    return failure(delivered.value.code);
  }

  #setPending(pending: PendingPly | null): void {
    this.#pending = pending;
    this.#changed(null);
  }

  #changed(event: MatchEvent | null): void {
    const { match, viewer, presence, spectators } = this.#follower.followed;
    if (match === null) return;
    const connection = this.#connectionState();
    // While offline nobody knows whether the ply was heard: it is rolled back until the line is.
    const pending = isReachable(connection) ? this.#pending : null;
    const lacksTable = false;
    this.#view = { match, viewer, presence, spectators, connection, pending, lacksTable };
    for (const listener of [...this.#listeners]) listener(event);
  }

  #connectionState(): ConnectionState {
    const { state } = this.#setting.connection;
    if (state === 'connecting') return 'offline';
    if (state !== 'online') return state;
    if (!this.#follower.followed.isSynced) return 'resyncing';
    return this.#unanswered > 0 ? 'unanswered' : 'online';
  }
}
