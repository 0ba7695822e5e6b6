/** Who waits at other processes, and who waits here, as others are told of it. */
import { decodeLobbyNote, type LobbyNote } from '../../shared/wire/lobby-note.ts';
import type { Heard } from '../cluster/bus.ts';
import type { Ties } from '../cluster/ties.ts';
import type { Time } from '../coordinator/time.ts';
import { type Wait, type Waiting, waitOf } from './waiting.ts';

const LOBBY_CHANNEL = 'lobby';
/** Everyone is told again so often, and forgotten after so long. */
const AGAIN_MS = 5000;
const FORGOTTEN_MS = 16_000;

export interface SeeksElsewhereSetting {
  readonly ties: Ties;
  readonly waiting: Waiting;
  readonly time: Pick<Time, 'after' | 'monotonicMs'>;
  /** Somebody waits elsewhere who may fit. */
  readonly onNew: () => void;
  /** Who waits here may have been paired elsewhere. */
  readonly onPaired: () => void;
}

export class SeeksElsewhere {
  readonly #setting: SeeksElsewhereSetting;
  readonly #heardMs = new Map<string, number>();
  readonly #undo: (() => void)[];
  #undoTick: () => void;

  constructor(setting: SeeksElsewhereSetting) {
    this.#setting = setting;
    const { bus, rollCall } = setting.ties;
    void bus.open(LOBBY_CHANNEL).then(() => this.#tell({ kind: 'asks' }));
    this.#undo = [
      bus.subscribe((heard) => this.#hear(heard)),
      bus.subscribeReady(() => this.#tellAll()),
      rollCall.subscribeGone((from) => this.#forget((wait) => wait.home === from)),
    ];
    this.#undoTick = this.#tickLater();
  }

  /** Somebody waits here. */
  tell(wait: Wait): void {
    const { id, asked: seek, sinceMs } = wait;
    const ageMs = Math.max(0, this.#setting.time.monotonicMs() - sinceMs);
    this.#tell({ kind: 'seek', id, ageMs, seek });
  }

  /** That one waits no longer, wherever it was. */
  tellGone({ id }: Wait): void {
    this.#tell({ kind: 'gone', id });
  }

  close(): void {
    for (const undo of this.#undo) undo();
    this.#undoTick();
  }

  #tell(note: LobbyNote): void {
    this.#setting.ties.bus.tell(LOBBY_CHANNEL, note);
  }

  #tellAll(): void {
    for (const wait of this.#setting.waiting.here()) this.tell(wait);
  }

  #hear({ channel, from, note }: Heard): void {
    if (channel !== LOBBY_CHANNEL) return;
    const decoded = decodeLobbyNote(note);
    if (!decoded.ok) return;
    const { value } = decoded;
    if (value.kind === 'asks') this.#tellAll();
    else if (value.kind === 'seek') this.#note(from, value);
    else this.#noteGone(value.id);
  }

  #note(from: string, { id, seek, ageMs }: Extract<LobbyNote, { kind: 'seek' }>): void {
    const { waiting, time, onNew } = this.#setting;
    this.#heardMs.set(id, time.monotonicMs());
    if (waiting.find(id) !== undefined) return;
    const key = `${seek.token}:${seek.id}:${from}`;
    const sinceMs = time.monotonicMs() - ageMs;
    waiting.add(waitOf(seek, { id, key, address: '', sinceMs, home: from }));
    onNew();
  }

  #noteGone(id: string): void {
    const wait = this.#setting.waiting.find(id);
    if (wait?.home === null) this.#setting.onPaired();
    else if (wait !== undefined) this.#setting.waiting.delete(wait);
  }

  #forget(isGone: (wait: Wait) => boolean): void {
    const { waiting } = this.#setting;
    for (const wait of waiting.free())
      if (wait.home !== null && isGone(wait)) {
        waiting.delete(wait);
        this.#heardMs.delete(wait.id);
      }
  }

  #tickLater(): () => void {
    return this.#setting.time.after(AGAIN_MS, () => {
      this.#undoTick = this.#tickLater();
      this.#tellAll();
      const nowMs = this.#setting.time.monotonicMs();
      this.#forget(({ id }) => nowMs - (this.#heardMs.get(id) ?? 0) > FORGOTTEN_MS);
    });
  }
}
