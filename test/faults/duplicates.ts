/** Every command is sent one to five times, shuffled, over crashes and returns: it may have one effect. */
import type { MatchDoor, SeatRequest } from '../../server/coordinator/door.ts';
import type { Commit } from '../../server/store/match-store.ts';
import { MemoryStore } from '../../server/store/memory.ts';
import type { SeatCommand } from '../../shared/match/command.ts';
import type { Seat } from '../../shared/match/seat.ts';
import { FakeTime } from '../support/fake-time.ts';
import { RULESETS } from '../../shared/rules/ruleset.ts';
import { finalSetup } from '../support/match-setup.ts';
import { ServerProcess } from '../support/server-process.ts';
import { actionOf } from '../support/text.ts';
import { LONG_RULESET, writeScript } from '../support/wire-match.ts';
import { Chance } from './chance.ts';
import { caught, type Fault } from './fault.ts';

const SEED = 3;
const PLIES = 1000;
const MOST_COPIES = 5;
/** Copies that wait come out in any order, after so many commands more at most. */
const LONGEST_WAIT = 20;
const SHARES = { offers: 0.3, waits: 0.5, crashes: 0.01 };
const EFFECTS = ['ply', 'draw-offered', 'draw-declined'];

interface Toll {
  readonly commands: number;
  readonly sent: number;
  /** Effects beyond one of each command that was accepted. */
  readonly twice: number;
  /** Answers about one command that do not agree. */
  readonly unequal: number;
}

export const duplicates: Fault = {
  name: 'duplicates',
  run: async (size) => {
    const wanted = size === 'short' ? 5000 : 1_000_000;
    const toll = await repeatAll(wanted, () => new MemoryStore());
    const mutant = await repeatAll(500, () => new Forgetful());
    return [
      {
        promise: 'effects beyond one of a command sent 1 to 5 times, shuffled, over crashes',
        figure: `0 of ${wanted} commands`,
        measured: `${toll.twice} of ${toll.commands}, sent ${toll.sent} times; ${toll.unequal} unequal answers`,
        isKept: toll.twice === 0 && toll.unequal === 0 && toll.commands >= wanted,
      },
      caught('command ids not remembered', `${mutant.twice} twice`, mutant.twice > 0),
    ];
  },
};

async function repeatAll(wanted: number, makeStore: () => MemoryStore): Promise<Toll> {
  let toll: Toll = { commands: 0, sent: 0, twice: 0, unequal: 0 };
  for (let seed = SEED; toll.commands < wanted; seed += 1) {
    const story = await Story.begin(makeStore(), new Chance(seed));
    await story.play();
    toll = await story.addTo(toll);
  }
  return toll;
}

/** One match from its first ply on, whose players doubt every answer. */
class Story {
  readonly #store: MemoryStore;
  readonly #chance: Chance;
  readonly #time = new FakeTime();
  #server: ServerProcess;
  #door: MatchDoor;
  /** Copies that are on their way for long. */
  #late: SeatRequest[] = [];
  readonly #accepted = new Map<string, number>();
  #commands = 0;
  #sent = 0;
  #unequal = 0;

  private constructor(
    store: MemoryStore,
    chance: Chance,
    server: ServerProcess,
    door: MatchDoor,
    time: FakeTime,
  ) {
    this.#store = store;
    this.#chance = chance;
    this.#server = server;
    this.#door = door;
    this.#time = time;
  }

  static async begin(store: MemoryStore, chance: Chance): Promise<Story> {
    const time = new FakeTime();
    const server = await ServerProcess.start(store, time);
    const setup = finalSetup({ ruleset: RULESETS[LONG_RULESET], clockMs: 600_000 });
    return new Story(store, chance, server, await server.createJoined(setup), time);
  }

  async play(): Promise<void> {
    for (const { seat, command } of writeScript(PLIES)) {
      if (this.#chance.next() < SHARES.offers) await this.#offer();
      await this.#command(seat, { ...command, action: actionOf(command.action) });
    }
    await this.#bringLate(0);
  }

  async addTo(toll: Toll): Promise<Toll> {
    const stored = await this.#store.load(this.#door.id);
    const effects = stored?.entries.filter(({ event }) => EFFECTS.includes(event.kind)) ?? [];
    return {
      commands: toll.commands + this.#commands,
      sent: toll.sent + this.#sent,
      twice: toll.twice + effects.length - this.#accepted.size,
      unequal: toll.unequal + this.#unequal,
    };
  }

  /** Always the same seat: offers of both would meet and end the match. */
  async #offer(): Promise<void> {
    await this.#command('host', { kind: 'offer-draw', object: 'match' });
    const offer = this.#door.match.seq - 1;
    await this.#command('guest', { kind: 'decline-draw', offer });
  }

  async #command(seat: Seat, command: SeatCommand): Promise<void> {
    this.#commands += 1;
    const request = { seat, id: `c${this.#commands}`, command, atMs: this.#server.matches.now() };
    const copies = Array.from({ length: this.#chance.between(1, MOST_COPIES) - 1 }, () => request);
    const late = copies.filter(() => this.#chance.next() < SHARES.waits);
    const now = [request, ...copies.slice(late.length)];
    if (this.#chance.next() < SHARES.crashes) await this.#crashIn(now);
    await Promise.all(now.map((copy) => this.#send(copy)));
    this.#late = this.#chance.shuffle([...this.#late, ...late]);
    await this.#bringLate(LONGEST_WAIT);
  }

  async #bringLate(most: number): Promise<void> {
    while (this.#late.length > most) {
      const copy = this.#late.pop();
      if (copy !== undefined) await this.#send(copy);
    }
  }

  /** What is asked while the process dies is never answered, and may have been saved or not. */
  async #crashIn(requests: readonly SeatRequest[]): Promise<void> {
    for (const request of requests) void this.#door.submit(request);
    if (this.#chance.next() < 0.5) await this.#time.pass(1);
    this.#server.crash();
    await this.#time.pass(100);
    this.#server = await ServerProcess.start(this.#store, this.#time);
    this.#door = await this.#server.open(this.#door.id);
  }

  async #send(request: SeatRequest): Promise<void> {
    this.#sent += 1;
    const answer = await this.#door.submit({ ...request, atMs: this.#server.matches.now() });
    if (!answer.ok) return;
    const { seq } = answer.committed;
    if (seq !== (this.#accepted.get(request.id) ?? seq)) this.#unequal += 1;
    this.#accepted.set(request.id, seq);
  }
}

/** A store that keeps the events of commands, but not which commands. */
class Forgetful extends MemoryStore {
  override append(commit: Commit): ReturnType<MemoryStore['append']> {
    const entries = commit.entries.map((entry) => ({ ...entry, commandId: null }));
    return super.append({ ...commit, entries });
  }

  override findCommand(): ReturnType<MemoryStore['findCommand']> {
    return Promise.resolve(null);
  }
}
