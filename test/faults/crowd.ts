/** Many matches that play as fast as acks come, over a few connections, and come back after a cut. */
import { openForReading } from '../../server/store/sqlite-file.ts';
import { type Listener, WirePlayer } from '../support/wire-player.ts';
import { type ScriptedPly, WireMatch, writeScript } from '../support/wire-match.ts';

/** Of the 64 that a connection may follow. */
const MATCHES_A_LINE = 50;
const SCRIPT_PLIES = 3000;
/** Made at the same time. */
const MADE_AT_ONCE = 20;

let script: readonly ScriptedPly[] | null = null;

export class Crowd {
  readonly matches: readonly WireMatch[];
  #lines: WirePlayer[] = [];

  private constructor(matches: readonly WireMatch[]) {
    this.matches = matches;
  }

  /** So many matches, which nobody has entered yet. */
  static async gather(port: number, count: number): Promise<Crowd> {
    script ??= writeScript(SCRIPT_PLIES);
    const matches: WireMatch[] = [];
    while (matches.length < count) {
      const making = Array.from({ length: Math.min(MADE_AT_ONCE, count - matches.length) });
      const plies = script;
      matches.push(...(await Promise.all(making.map(() => WireMatch.make(port, plies)))));
    }
    return new Crowd(matches);
  }

  get acks(): number {
    return this.matches.reduce((sum, { acked }) => sum + acked.filter(Number.isFinite).length, 0);
  }

  /** All connect and enter; those of whose events the server knows fewer than they do. */
  async connect(port: number, listener?: Listener): Promise<readonly WireMatch[]> {
    const behind: WireMatch[] = [];
    for (let from = 0; from < this.matches.length; from += MATCHES_A_LINE) {
      const host = await WirePlayer.connect(port, listener);
      const guest = await WirePlayer.connect(port, listener);
      this.#lines.push(host, guest);
      for (const match of this.matches.slice(from, from + MATCHES_A_LINE)) {
        const { have } = match;
        const ack = await match.enter({ host, guest });
        if (ack !== null && ack.from < have) behind.push(match);
      }
    }
    return behind;
  }

  /** Until every line is gone or every script at its end; what was refused. */
  async playOn(): Promise<readonly string[]> {
    const ends = await Promise.all(this.matches.map((match) => match.playOn()));
    return ends.flatMap((refused) => (refused === null ? [] : [refused.code]));
  }

  /** When all its connections are gone. */
  async parted(): Promise<void> {
    await Promise.all(this.#lines.map((line) => line.closed));
    this.#lines = [];
  }

  cut(): void {
    for (const line of this.#lines) line.cut();
    this.#lines = [];
  }

  /** When the first and the last ply was acknowledged, as wall time in ms. */
  get ackedBetweenMs(): readonly [first: number, last: number] {
    const times = this.matches.flatMap(({ ackedMs }) => ackedMs.filter(Number.isFinite));
    const ofAll = (choose: (...values: number[]) => number): number =>
      times.reduce((best, time) => choose(best, time));
    return [ofAll(Math.min), ofAll(Math.max)];
  }

  /** Of the plies acknowledged by then, those that the file does not have as they were told. */
  async countLost(file: string, untilMs = Infinity): Promise<number> {
    const database = await openForReading(file);
    const rows = database
      .prepare('select match_id, seq, command_id from event where command_id is not null')
      .raw()
      .all() as readonly (readonly [string, number, string])[];
    database.close();
    const saved = new Set(rows.map(([match, seq, command]) => `${match} ${seq} ${command}`));
    return this.countMissing(saved, untilMs);
  }

  /** As `countLost`, of which `saved` has `match seq command`. */
  countMissing(saved: ReadonlySet<string>, untilMs = Infinity): number {
    return this.matches.reduce((sum, match) => sum + lostOf(match, saved, untilMs), 0);
  }
}

function lostOf(match: WireMatch, saved: ReadonlySet<string>, untilMs: number): number {
  let lost = 0;
  match.acked.forEach((seq, place) => {
    if ((match.ackedMs[place] ?? 0) > untilMs) return;
    const command = `${match.seatOf(place)}:${WireMatch.commandId(place)}`;
    if (!saved.has(`${match.id} ${seq} ${command}`)) lost += 1;
  });
  return lost;
}
