/** However many seek, answer, repeat and leave in whatever order: nobody plays twice, and nobody alone. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SeekMessage } from '../../shared/wire/client-message.ts';
import { FakeSeeker, SeekScene, tokenOf } from '../support/seeking.ts';
import { hashSecret } from '../../server/edge/secret.ts';

const TERMS: readonly Partial<SeekMessage>[] = [
  { mode: 'final' },
  { mode: 'final', clockMs: 90_000 },
  { mode: 'classic', side: 'goats' },
  { mode: 'classic', side: 'tigers' },
  { mode: 'classic', side: 'random' },
];
const NAMES = ['Ann', 'Bea', 'Cyd', 'Dee', 'Eve', 'Fay', 'Gil', 'Hal'];

const step = fc.record({
  kind: fc.constantFrom('seek', 'seek', 'seek', 'answer', 'repeat', 'unseek', 'drop', 'wait'),
  who: fc.nat(NAMES.length - 1),
  pick: fc.nat(1000),
});

type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

class Person {
  readonly name: string;
  seeker = new FakeSeeker();
  terms: Partial<SeekMessage> | null = null;
  seeks = 0;
  /** Matches it has learned of, by the ack of an answer or by being told. */
  readonly matches = new Set<string>();

  constructor(name: string) {
    this.name = name;
  }

  learn(): void {
    for (const { match } of this.seeker.told) this.matches.add(match);
  }
}

/** What the person does; nobody waits for the answer, so that all of it crosses. */
function act(scene: SeekScene, person: Person, { kind, pick }: Step): Promise<unknown> | undefined {
  // Who has been paired plays, and asks for no one else.
  person.learn();
  if (person.matches.size > 0 && kind !== 'repeat') return undefined;
  switch (kind) {
    case 'seek':
      person.terms = TERMS[pick % TERMS.length] ?? {};
      person.seeks += 1;
      return scene.seek(person.seeker, person.name, { ...person.terms, id: `${person.seeks}` });
    case 'repeat':
      if (person.terms === null) return undefined;
      return scene.seek(person.seeker, person.name, { ...person.terms, id: `${person.seeks}` });
    case 'answer': {
      const list = scene.seeks.list();
      const id = list[pick % Math.max(1, list.length)]?.id;
      if (id === undefined) return undefined;
      return scene.answer(person.seeker, id, person.name).then((answer) => {
        if (answer.ok) person.matches.add(answer.value.match);
      });
    }
    case 'unseek':
      return scene.seeks.unseek(person.seeker);
    case 'drop':
      person.seeker.isOpen = false;
      scene.seeks.leave(person.seeker);
      person.learn();
      person.seeker = new FakeSeeker();
      return undefined;
    case 'wait':
      return scene.time.pass(pick);
  }
}

test('each is in one match at most while its connection holds, and every match has two', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), fc.boolean(), async (steps, isSlow) => {
      const scene = new SeekScene(() => (isSlow ? 'goats' : 'tigers'));
      const people = NAMES.map((name) => new Person(name));
      const under: Promise<unknown>[] = [];
      const dropped = new Set<Person>();
      for (const each of steps) {
        const person = people[each.who];
        if (person === undefined) continue;
        if (each.kind === 'drop') dropped.add(person);
        const done = act(scene, person, each);
        if (done !== undefined) under.push(done);
        if (isSlow) await done;
      }
      await Promise.all(under);
      await scene.time.pass(5000);

      for (const { hostHash, guestHash } of scene.made) expect(hostHash).not.toBe(guestHash);
      for (const person of people) {
        person.learn();
        const hash = hashSecret(tokenOf(person.name));
        const own = scene.made.filter(({ hostHash, guestHash }) =>
          [hostHash, guestHash].includes(hash),
        );
        // Whose line held knows its match; who lost it learns it by seeking again.
        if (!dropped.has(person)) {
          expect(own.length).toBeLessThanOrEqual(1);
          expect(person.matches.size).toBe(own.length);
        }
      }
      const waiting = scene.seeks.list();
      for (const [index, one] of waiting.entries())
        for (const other of waiting.slice(index + 1))
          expect(canPlay(one, other), `${one.name} and ${other.name} wait beside each other`).toBe(
            false,
          );
    }),
    { numRuns: 300 },
  );
});

type Listed = ReturnType<SeekScene['seeks']['list']>[number];

function canPlay(one: Listed, other: Listed): boolean {
  if (one.name === other.name) return false;
  const isSame = one.mode === other.mode && one.clockMs === other.clockMs;
  return isSame && (one.side === null || one.side === 'random' || one.side !== other.side);
}
