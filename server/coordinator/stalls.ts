/** Time that did not count: clocks that run are shifted, and whoever shows them is told. */
import type { Alarms } from './alarms.ts';
import type { Directory } from './directory.ts';
import { RETURN_MS } from './downtime.ts';
import type { Listeners } from './listeners.ts';
import type { MatchCoordinator } from './match-coordinator.ts';
import type { Resting } from './resting.ts';

/** A shorter stall is absorbed; after a longer one running clocks are shifted, visibly. */
const VISIBLE_STALL_MS = 1000;

export interface StallsSetting {
  readonly directory: Directory<MatchCoordinator>;
  readonly resting: Resting;
  readonly alarms: Pick<Alarms, 'arm'>;
  readonly listeners: Pick<Listeners<number>, 'tell'>;
  /** Availability time. */
  readonly now: () => number;
}

export class Stalls {
  readonly #setting: StallsSetting;
  /** What the listeners have not been told of yet. */
  #untoldMs = 0;

  constructor(setting: StallsSetting) {
    this.#setting = setting;
  }

  /** As `PulseListeners.onLost`. */
  note(lostMs: number, wasFrozen: boolean, aliveMs: number): void {
    const isVisible = wasFrozen || lostMs >= VISIBLE_STALL_MS;
    // In an outage commands were refused, and it takes a while until they are asked again.
    if (isVisible) this.#shift(aliveMs, wasFrozen ? RETURN_MS : 0);
    this.#setting.alarms.arm();
    this.#untoldMs += lostMs;
    if (isVisible) this.tell();
  }

  /** Small ones together, to be called once a second: a loaded machine has one after another. */
  tell(): void {
    if (this.#untoldMs === 0) return;
    const stalledMs = this.#untoldMs;
    this.#untoldMs = 0;
    this.#setting.listeners.tell(stalledMs);
  }

  #shift(aliveMs: number, leastMs: number): void {
    const { directory, resting, now } = this.#setting;
    for (const coordinator of directory.busy()) coordinator.recover(aliveMs, leastMs);
    for (const match of resting.matches()) {
      const coordinator = directory.find(match);
      if (coordinator === undefined) resting.recover(match, { aliveMs, leastMs, nowMs: now() });
      else coordinator.recover(aliveMs, leastMs);
    }
  }
}
