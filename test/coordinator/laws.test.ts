/** Whatever is asked, doubled, lost, stalled, failed or killed: the log is the truth, and everyone agrees with it. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Answer, MatchDoor, SeatRequest } from '../../server/coordinator/door.ts';
import { fold, type LoadedMatch } from '../../server/coordinator/loaded-match.ts';
import type { LogEntry, MatchStore } from '../../server/store/match-store.ts';
import { MemoryStore } from '../../server/store/memory.ts';
import { PostgresStore } from '../../server/store/postgres.ts';
import { seededChance } from '../../shared/engine/chance.ts';
import type { Match } from '../../shared/match/match.ts';
import { anyWish, commandFor, type Wish } from '../support/arbitrary-command.ts';
import { FakeTime } from '../support/fake-time.ts';
import type { Fault } from '../support/faulty-store.ts';
import { finalSetup } from '../support/match-setup.ts';
import { ServerProcess } from '../support/server-process.ts';
import { describeWithDatabase, useSchemas } from '../support/services.ts';

type Step =
  | {
      readonly kind: 'ask';
      readonly wish: Wish;
      readonly times: number;
      readonly fault: Fault | null;
    }
  | { readonly kind: 'ask-again'; readonly pick: number }
  | { readonly kind: 'pass' | 'stall' | 'crash' | 'outage'; readonly ms: number }
  | { readonly kind: 'connect'; readonly wish: Wish; readonly isConnected: boolean };

const anyFault = fc.constantFrom<Fault | null>(null, null, null, null, 'fail', 'lose', 'conflict');

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      kind: fc.constant('ask'),
      wish: anyWish,
      times: fc.integer({ min: 1, max: 3 }),
      fault: anyFault,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('ask-again'), pick: fc.nat({ max: 1000 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('pass', 'pass', 'stall', 'crash', 'outage'),
      ms: fc.integer({ min: 1, max: 12_000 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('connect'),
      wish: anyWish,
      isConnected: fc.boolean(),
    }),
  },
);

const never = (): number => 0;

/** One match through the lives of its processes, and everything that was asked and answered. */
class Story {
  readonly time = new FakeTime();
  readonly store: MatchStore;
  readonly asked: SeatRequest[] = [];
  readonly answers: { readonly id: string; readonly answer: Answer }[] = [];
  readonly told: string[][] = [];
  readonly #slowness: () => number;
  #server: ServerProcess;
  #door: MatchDoor;

  private constructor(
    server: ServerProcess,
    door: MatchDoor,
    time: FakeTime,
    store: MatchStore,
    slowness: () => number,
  ) {
    this.#server = server;
    this.#door = door;
    this.time = time;
    this.store = store;
    this.#slowness = slowness;
  }

  static async begin(store: MatchStore = new MemoryStore(), slowness = never): Promise<Story> {
    const time = new FakeTime();
    const server = await ServerProcess.start(store, time, (faulty) => faulty.slow(slowness));
    const door = await server.createJoined(finalSetup({ clockMs: 10_000 }));
    return new Story(server, door, time, store, slowness);
  }

  get match(): Match {
    return this.#door.match;
  }

  /** What each life told of this match, as `seq kind`. */
  get lives(): string[][] {
    return [...this.told, this.#toldNow()];
  }

  async entries(): Promise<readonly LogEntry[]> {
    return (await this.store.load(this.#door.id))?.entries ?? [];
  }

  async take(step: Step): Promise<void> {
    switch (step.kind) {
      case 'ask':
        return this.#askWish(step);
      case 'ask-again':
        return this.#askAgain(step.pick);
      case 'pass':
        return this.time.pass(step.ms);
      case 'stall':
        return this.time.stall(step.ms);
      case 'outage':
        return this.#fail(step.ms);
      case 'crash':
        return this.restart(step.ms);
      case 'connect':
        this.#door.setConnected(step.wish.seat, step.isConnected);
        this.#door.setRoundTrip(step.wish.seat, step.wish.pick);
    }
  }

  async restart(downMs: number): Promise<void> {
    this.told.push(this.#toldNow());
    this.#server.crash();
    await this.time.pass(downMs);
    this.#server = await ServerProcess.start(this.store, this.time, (faulty) =>
      faulty.slow(this.#slowness),
    );
    this.#door = await this.#server.open(this.#door.id);
  }

  /** The store works again, and what it left open is made good within two heartbeats. */
  async recover(): Promise<void> {
    this.#server.store.mend();
    await this.time.pass(2200);
  }

  /** Everything asked so far is asked once more. */
  async askAllAgain(): Promise<void> {
    for (const request of this.asked) await this.#submit(request);
  }

  async #askWish({ wish, times, fault }: Step & { kind: 'ask' }): Promise<void> {
    await this.time.pass(wish.waitMs);
    const { by, command } = commandFor(this.match, wish);
    if (by === 'server') return;
    const atMs = this.#server.matches.now();
    const request: SeatRequest = { seat: by, id: String(this.asked.length), command, atMs };
    this.asked.push(request);
    if (fault !== null) this.#server.store.plan(fault);
    await Promise.all(Array.from({ length: times }, () => this.#submit(request)));
  }

  async #askAgain(pick: number): Promise<void> {
    const request = this.asked[pick % Math.max(1, this.asked.length)];
    if (request !== undefined) await this.#submit(request);
  }

  async #submit(request: SeatRequest): Promise<void> {
    const answer = await this.#door.submit({ ...request, atMs: this.#server.matches.now() });
    this.answers.push({ id: `${request.seat}:${request.id}`, answer });
  }

  async #fail(ms: number): Promise<void> {
    this.#server.store.breakDown();
    await this.time.pass(ms);
    this.#server.store.mend();
    await this.time.pass(1500);
  }

  #toldNow(): string[] {
    return this.#server.told
      .filter(({ match }) => match === this.#door.id)
      .map(({ seq, event }) => `${seq} ${event.kind}`);
  }
}

/** Everything of a match but the times in which its clock is kept. */
function withoutClock(match: Match | undefined): unknown {
  return { ...match, clock: match?.clock === null ? null : 'running' };
}

function check(story: Story, entries: readonly LogEntry[]): void {
  const replayed = entries.reduce<LoadedMatch | null>(fold, null);
  expect(withoutClock(story.match)).toEqual(withoutClock(replayed?.match));
  const accepted = new Set<number>();
  for (const { id, answer } of story.answers) {
    if (!answer.ok) continue;
    const { seq, event } = answer.committed;
    expect(entries[seq]).toMatchObject({ commandId: id, event });
    if (answer.isDuplicate) continue;
    expect(accepted, `${id} was accepted twice`).not.toContain(seq);
    accepted.add(seq);
  }
  for (const told of story.lives) {
    const seqs = told.map((line) => Number(line.split(' ')[0]));
    expect(seqs).toEqual(seqs.map((_, index) => (seqs[0] ?? 0) + index));
    expect(told).toEqual(seqs.map((seq) => `${seq} ${entries[seq]?.event.kind ?? '?'}`));
  }
}

async function checkLog(steps: readonly Step[], story: Story): Promise<void> {
  for (const step of steps) await story.take(step);
  await story.recover();
  check(story, await story.entries());
}

async function checkEffects(steps: readonly Step[], story: Story): Promise<void> {
  await checkLog(steps, story);
  await story.askAllAgain();
  await story.restart(1000);
  await story.askAllAgain();
  const entries = await story.entries();
  const ids = entries.flatMap(({ commandId }) => commandId ?? []);
  expect(new Set(ids).size).toBe(ids.length);
  check(story, entries);
}

describe('a match that is asked anything, over failing stores and killed processes', () => {
  it('ends as its log says, with every answer in it and every event told once in order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { maxLength: 50 }), async (steps) =>
        checkLog(steps, await Story.begin()),
      ),
      { numRuns: 150 },
    );
  });

  it('has one effect of each command, however often it is asked and whoever is killed between', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { maxLength: 30 }), async (steps) =>
        checkEffects(steps, await Story.begin()),
      ),
      { numRuns: 80 },
    );
  });
});

describeWithDatabase('the same in PostgreSQL, which is slow at random', () => {
  const newSchema = useSchemas();

  it('has one effect of each command, and every answer in its log', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { maxLength: 25 }), fc.nat(), async (steps, seed) => {
        const store = await PostgresStore.open(await newSchema());
        const chance = seededChance(seed);
        const story = await Story.begin(store, () => Math.floor(chance() * 8));
        await checkEffects(steps, story).finally(() => store.close());
      }),
      { numRuns: 12 },
    );
  });
});
