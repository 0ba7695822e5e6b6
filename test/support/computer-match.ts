/** A match against the computer in fake time: coordinators, bots, and a brain that the test holds. */
import { Bots } from '../../server/bots/bots.ts';
import { type HintResult, Hints } from '../../server/bots/hints.ts';
import { naturalPause } from '../../shared/engine/pause.ts';
import type { Answer, MatchDoor } from '../../server/coordinator/door.ts';
import { MemoryStore } from '../../server/store/memory.ts';
import type { SeatCommand } from '../../shared/match/command.ts';
import { otherSeat, type Seat } from '../../shared/match/seat.ts';
import type { MatchSetup } from '../../shared/match/setup.ts';
import { ask, play } from './asking.ts';
import { FakeBrain } from './fake-brain.ts';
import { FakeTime } from './fake-time.ts';
import { classicSetup } from './match-setup.ts';
import { ServerProcess } from './server-process.ts';

/** Longer than any of the computer’s pauses. */
export const A_WHILE_MS = 4000;

/** An untimed classic match of a person who hosts with the goats, unless said otherwise. */
export const UNTIMED: MatchSetup = classicSetup({
  clockMs: null,
  computer: { seat: 'guest', level: 'easy' },
});

/** One life of a server process with the computer in it. */
export class ComputerMatch {
  readonly brain = new FakeBrain();
  readonly time: FakeTime;
  readonly #store: MemoryStore;
  #server: ServerProcess | undefined;
  #hints: Hints | undefined;
  #door: MatchDoor | undefined;

  private constructor(store: MemoryStore, time: FakeTime) {
    this.#store = store;
    this.time = time;
  }

  /** Both seats taken; nothing has been played. */
  static async begin(setup: MatchSetup = UNTIMED): Promise<ComputerMatch> {
    const table = new ComputerMatch(new MemoryStore(), new FakeTime());
    await table.#start();
    const made = await table.server.matches.createAgainstComputer({
      setup,
      guestName: table.#personOf(setup) === 'guest' ? 'Bea' : '',
      personHash: 'h:person',
    });
    if (!made.ok) throw new Error('no match was made');
    table.#door = await table.server.open(made.id);
    return table;
  }

  get server(): ServerProcess {
    if (this.#server === undefined) throw new Error('ComputerMatch: begin first');
    return this.#server;
  }

  get door(): MatchDoor {
    if (this.#door === undefined) throw new Error('ComputerMatch: begin first');
    return this.#door;
  }

  /** The kinds of the events so far, without the first two. */
  get happened(): string[] {
    return this.door.eventsFrom(2).map(({ kind }) => kind);
  }

  /** The person’s seat. */
  get person(): Seat {
    return this.#personOf(this.door.match.setup);
  }

  /** The process dies; another one takes the match up. */
  async restart(): Promise<void> {
    const { id } = this.door;
    this.server.crash();
    this.brain.release();
    await this.#start();
    this.#door = await this.server.open(id);
  }

  /** The person asks. */
  ask(command: SeatCommand): Promise<Answer> {
    return ask(this.server, this.door, this.person, command);
  }

  /** The person plays. */
  play(ply: string): Promise<Answer> {
    return play(this.server, this.door, ply);
  }

  /** The person comes, and with that the first clock runs. */
  async arrive(): Promise<void> {
    this.door.setConnected(this.person, true);
    await this.time.pass(1);
  }

  get hints(): Hints {
    if (this.#hints === undefined) throw new Error('ComputerMatch: begin first');
    return this.#hints;
  }

  /** The person asks for one. */
  hint(): Promise<HintResult> {
    return this.hints.give(this.door, this.person);
  }

  /** More than any pause passes. */
  wait(ms = A_WHILE_MS): Promise<void> {
    return this.time.pass(ms);
  }

  async #start(): Promise<void> {
    this.#server = await ServerProcess.start(this.#store, this.time, (_, { matches, ...rest }) => {
      const report = (trouble: string): void => void rest.troubles.push(trouble);
      const around = { brain: this.brain, time: rest.time, pauseOf: naturalPause, report };
      new Bots({ matches, chance: () => 0.5, ...around });
      this.#hints = new Hints(this.brain, () => matches.now());
    });
  }

  #personOf({ computer }: MatchSetup): Seat {
    return computer === null ? 'host' : otherSeat(computer.seat);
  }
}
