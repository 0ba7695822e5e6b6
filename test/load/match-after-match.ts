/** Two players at one table: they play a match for some plies, give it up, and begin the next. */
import type { CommandAck, Refused } from '../../shared/wire/server-message.ts';
import { type ScriptedPly, WireMatch, writeScript } from '../support/wire-match.ts';
import { WirePlayer } from '../support/wire-player.ts';

const PLIES = 40;

let script: readonly ScriptedPly[] | null = null;

export class MatchAfterMatch {
  /** All that were played here. */
  plies = 0;
  readonly #port: number;
  readonly #host: WirePlayer;
  readonly #guest: WirePlayer;
  #match: WireMatch | null = null;

  private constructor(port: number, host: WirePlayer, guest: WirePlayer) {
    this.#port = port;
    this.#host = host;
    this.#guest = guest;
  }

  static async at(port: number): Promise<MatchAfterMatch> {
    const [host, guest] = await Promise.all([WirePlayer.connect(port), WirePlayer.connect(port)]);
    return new MatchAfterMatch(port, host, guest);
  }

  /** The next ply, in a new match where this one has had its plies. */
  async play(): Promise<CommandAck | Refused | null> {
    this.#match ??= await this.#begin();
    const match = this.#match;
    const ack = await match.play();
    this.plies += 1;
    if (match.isOver) {
      this.#match = null;
      await this.#end(match);
    }
    return ack;
  }

  async #begin(): Promise<WireMatch> {
    script ??= writeScript(PLIES);
    const match = await WireMatch.make(this.#port, script);
    await match.enter({ host: this.#host, guest: this.#guest });
    return match;
  }

  async #end({ id }: WireMatch): Promise<void> {
    await this.#host.command(id, 'end', { kind: 'resign' });
    await Promise.all([this.#host, this.#guest].map((line) => line.ask('leave', { match: id })));
  }
}
