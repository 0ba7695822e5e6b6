/** Two who wait for the same are brought together, each of them once. */
import { describe, expect, test } from 'vitest';
import { FakeSeeker, SeekScene, tokenOf } from '../support/seeking.ts';

describe('waiting', () => {
  test('who seeks is in the lobby with its terms, and how long it has waited', async () => {
    const scene = new SeekScene();
    await scene.seek(new FakeSeeker(), 'Ann', { mode: 'classic', clockMs: null, side: 'tigers' });
    await scene.time.pass(4000);

    expect(scene.seeks.list()).toEqual([
      {
        id: 'seek-1',
        mode: 'classic',
        ruleset: 'devils-plan',
        clockMs: null,
        side: 'tigers',
        name: 'Ann',
        sinceMs: 4000,
      },
    ]);
  });

  test('a newer seek of a connection takes the place of the older', async () => {
    const scene = new SeekScene();
    const ann = new FakeSeeker();
    await scene.seek(ann, 'Ann');
    await scene.seek(ann, 'Anna', { mode: 'classic' });

    expect(scene.waiting).toEqual(['Anna']);
  });

  test('the seek goes with its connection, and with the last of those that share it', async () => {
    const scene = new SeekScene();
    const [tab, other] = [new FakeSeeker(), new FakeSeeker()];
    await scene.seek(tab, 'Ann');
    await scene.seek(other, 'Ann');
    expect(scene.waiting).toEqual(['Ann']);

    scene.seeks.leave(tab);
    expect(scene.waiting).toEqual(['Ann']);
    scene.seeks.leave(other);
    expect(scene.waiting).toEqual([]);
  });

  test('it is taken back once; later there is none', async () => {
    const scene = new SeekScene();
    const ann = new FakeSeeker();
    await scene.seek(ann, 'Ann');

    expect(await scene.seeks.unseek(ann)).toBe(true);
    expect(await scene.seeks.unseek(ann)).toBe(false);
    expect(scene.waiting).toEqual([]);
  });

  test('a connection that has gone meanwhile waits for nothing', async () => {
    const scene = new SeekScene();
    const gone = new FakeSeeker();
    gone.isOpen = false;

    expect(await scene.seek(gone, 'Ann')).toMatchObject({ error: 'closing' });
    expect(scene.waiting).toEqual([]);
  });

  test('one address cannot fill the lobby, nor all of them without bound', async () => {
    const scene = new SeekScene();
    const outcomes = [];
    for (let index = 0; index < 21; index += 1)
      outcomes.push(await scene.seek(new FakeSeeker(), `n${index}`, { clockMs: 10_000 + index }));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(20);
    for (let index = 0; index < 490; index += 1)
      await scene.seek(new FakeSeeker(`a${index}`), `m${index}`, { clockMs: 20_000 + index });
    expect(await scene.seek(new FakeSeeker('last'), 'Zoe')).toMatchObject({ error: 'too-many' });
    expect(scene.seeks.list()).toHaveLength(50);
  });
});

describe('pairing', () => {
  test('two of the same terms are told of one match, each of its seat', async () => {
    const scene = new SeekScene();
    const [ann, bea] = [new FakeSeeker(), new FakeSeeker()];
    await scene.seek(ann, 'Ann');
    await scene.seek(bea, 'Bea');
    await scene.time.pass(0);

    expect(ann.told).toEqual([{ seek: 'Ann', match: 'match-1', seat: 'host' }]);
    expect(bea.told).toEqual([{ seek: 'Bea', match: 'match-1', seat: 'guest' }]);
    expect(scene.made).toMatchObject([
      { setup: { mode: 'final', hostName: 'Ann', isPublic: true }, guestName: 'Bea' },
    ]);
    expect(scene.waiting).toEqual([]);
  });

  test.each([
    ['another mode', { mode: 'classic' }],
    ['another clock', { clockMs: 90_000 }],
    ['another ruleset', { ruleset: 'threefold' }],
  ] as const)('%s does not fit', async (_, terms) => {
    const scene = new SeekScene();
    await scene.seek(new FakeSeeker(), 'Ann');
    await scene.seek(new FakeSeeker(), 'Bea', terms);
    await scene.time.pass(0);

    expect(scene.waiting).toEqual(['Ann', 'Bea']);
  });

  test.each([
    ['goats', 'tigers', 'Ann'],
    ['tigers', 'random', 'Bea'],
    ['random', 'tigers', 'Ann'],
    ['random', 'random', 'Ann'],
  ] as const)('%s and %s play, the goats being %s’s', async (one, other, goats) => {
    const scene = new SeekScene();
    await scene.seek(new FakeSeeker(), 'Ann', { mode: 'classic', side: one });
    await scene.seek(new FakeSeeker(), 'Bea', { mode: 'classic', side: other });
    await scene.time.pass(0);

    const [match] = scene.made;
    const setup = match?.setup.mode === 'classic' ? match.setup : null;
    expect(setup?.hostSide === 'goats' ? setup.hostName : match?.guestName).toBe(goats);
  });

  test.each(['goats', 'tigers'] as const)('two who both want the %s do not', async (side) => {
    const scene = new SeekScene();
    await scene.seek(new FakeSeeker(), 'Ann', { mode: 'classic', side });
    await scene.seek(new FakeSeeker(), 'Bea', { mode: 'classic', side });
    await scene.time.pass(0);

    expect(scene.waiting).toEqual(['Ann', 'Bea']);
  });

  test('nobody is paired with itself, in however many windows it seeks', async () => {
    const scene = new SeekScene();
    await scene.seek(new FakeSeeker(), 'Ann', { id: 'one' });
    await scene.seek(new FakeSeeker(), 'Ann', { id: 'two' });
    await scene.time.pass(0);

    expect(scene.made).toEqual([]);
    expect(await scene.answer(new FakeSeeker(), 'seek-1', 'Ann')).toMatchObject({
      error: 'own-offer',
    });
  });

  test('a secret whose earlier seeks are over seeks again under another id', async () => {
    const scene = new SeekScene();
    const [ann, bea] = [new FakeSeeker(), new FakeSeeker()];
    await scene.seek(ann, 'Ann', { id: 'replaced' });
    await scene.seek(ann, 'Ann', { id: 'taken-back', mode: 'classic' });
    await scene.seeks.unseek(ann);
    await scene.seek(ann, 'Ann', { id: 'paired' });
    await scene.seek(bea, 'Bea');
    await scene.time.pass(0);

    expect(ann.told).toMatchObject([{ seek: 'paired', match: 'match-1' }]);
  });

  test('who looks like the one who waited plays without a name', async () => {
    const scene = new SeekScene();
    await scene.seek(new FakeSeeker(), 'Ann');
    await scene.seek(new FakeSeeker(), 'ANN.', { id: 'b', token: tokenOf('b') });
    await scene.time.pass(0);

    expect(scene.made).toMatchObject([{ setup: { hostName: 'Ann' }, guestName: '' }]);
  });

  test('whose line was lost in between is told when it seeks again with the same id', async () => {
    const scene = new SeekScene();
    const lost = new FakeSeeker();
    await scene.seek(lost, 'Ann');
    await scene.seek(new FakeSeeker(), 'Bea');
    lost.isOpen = false;
    scene.seeks.leave(lost);
    await scene.time.pass(0);
    const back = new FakeSeeker();

    expect(await scene.seek(back, 'Ann')).toMatchObject({ ok: true });
    expect(back.told).toEqual([{ seek: 'Ann', match: 'match-1', seat: 'host' }]);
    expect(scene.waiting).toEqual([]);
    await scene.time.pass(400_000);
    await scene.seek(back, 'Ann');
    expect(scene.waiting).toEqual(['Ann']);
  });

  test('every window that asks for the same is told', async () => {
    const scene = new SeekScene();
    const [tab, other] = [new FakeSeeker(), new FakeSeeker()];
    await scene.seek(tab, 'Ann');
    await scene.seek(other, 'Ann');
    await scene.seek(new FakeSeeker(), 'Bea');
    await scene.time.pass(0);

    expect(tab.told).toEqual(other.told);
    expect(tab.told).toHaveLength(1);
  });

  test('where it cannot be saved both wait on, and are paired when it can', async () => {
    const scene = new SeekScene();
    const ann = new FakeSeeker();
    scene.isFailing = true;
    await scene.seek(ann, 'Ann');
    await scene.seek(new FakeSeeker(), 'Bea');
    await scene.time.pass(100);
    expect(scene.waiting).toEqual(['Ann', 'Bea']);

    scene.isFailing = false;
    await scene.time.pass(2000);
    expect(ann.told).toHaveLength(1);
    expect(scene.made).toHaveLength(1);
  });
});
