/** Who waits in the lobby can be answered: by one, once. */
import { describe, expect, test } from 'vitest';
import { FakeSeeker, SeekScene } from '../support/seeking.ts';

describe('answering', () => {
  test('who answers plays who waits, and the lobby has it no longer', async () => {
    const scene = new SeekScene();
    const ann = new FakeSeeker();
    await scene.seek(ann, 'Ann', { mode: 'classic', side: 'goats' });

    const answer = await scene.answer(new FakeSeeker(), 'seek-1', 'Bea');

    expect(answer).toMatchObject({ value: { match: 'match-1', seat: 'guest' } });
    expect(ann.told).toEqual([{ seek: 'Ann', match: 'match-1', seat: 'host' }]);
    expect(scene.waiting).toEqual([]);
  });

  test('of many who answer at once one plays', async () => {
    const scene = new SeekScene();
    await scene.seek(new FakeSeeker(), 'Ann');

    const answers = await Promise.all(
      ['Bea', 'Cyd', 'Dee'].map((name) => scene.answer(new FakeSeeker(), 'seek-1', name)),
    );

    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter((each) => !each.ok && each.error === 'seek-gone')).toHaveLength(2);
    expect(scene.made).toHaveLength(1);
  });

  test('asked again, at once or after its answer was lost, it is the same match', async () => {
    const scene = new SeekScene();
    await scene.seek(new FakeSeeker(), 'Ann');
    const bea = new FakeSeeker();

    const twice = await Promise.all([
      scene.answer(bea, 'seek-1', 'Bea'),
      scene.answer(bea, 'seek-1', 'Bea'),
    ]);
    const later = await scene.answer(new FakeSeeker(), 'seek-1', 'Bea');

    expect(twice).toEqual([later, later]);
    expect(scene.made).toHaveLength(1);
  });

  test('who answers waits for nobody else any more', async () => {
    const scene = new SeekScene();
    const bea = new FakeSeeker();
    await scene.seek(new FakeSeeker(), 'Ann');
    await scene.seek(bea, 'Bea', { mode: 'classic' });

    await scene.answer(bea, 'seek-1', 'Bea');

    expect(scene.waiting).toEqual([]);
  });

  test('two seeks answered by one connection at once are one match', async () => {
    const scene = new SeekScene();
    await scene.seek(new FakeSeeker(), 'Ann');
    await scene.seek(new FakeSeeker(), 'Bea', { mode: 'classic' });
    const cyd = new FakeSeeker();

    const answers = await Promise.all([
      scene.answer(cyd, 'seek-1', 'Cyd'),
      scene.answer(cyd, 'seek-2', 'Cyd'),
    ]);

    expect(answers).toMatchObject([{ ok: true }, { error: 'already-paired' }]);
    expect(scene.waiting).toEqual(['Bea']);
  });

  test('an answer refused because another was on its way stays refused', async () => {
    const scene = new SeekScene();
    await scene.seek(new FakeSeeker(), 'Ann');
    await scene.seek(new FakeSeeker(), 'Bea', { mode: 'classic' });
    const cyd = new FakeSeeker();
    await Promise.all([scene.answer(cyd, 'seek-1', 'Cyd'), scene.answer(cyd, 'seek-2', 'Cyd')]);

    expect(await scene.answer(cyd, 'seek-2', 'Cyd')).toMatchObject({ error: 'already-paired' });
    expect(scene.made).toHaveLength(1);
  });

  test('a seek refused because another was just being paired stays refused', async () => {
    const scene = new SeekScene();
    const cyd = new FakeSeeker();
    await scene.seek(new FakeSeeker(), 'Ann');
    await scene.seek(cyd, 'Cyd', { id: 'first' });
    const second = { mode: 'classic', id: 'second' } as const;

    expect(await scene.seek(cyd, 'Cyd', second)).toMatchObject({ error: 'already-paired' });
    expect(await scene.seek(cyd, 'Cyd', second)).toMatchObject({ error: 'already-paired' });
    expect(scene.waiting).toEqual([]);
  });

  test('a seek whose place an answer took is not taken up again by a copy of it', async () => {
    const scene = new SeekScene();
    const cyd = new FakeSeeker();
    await scene.seek(new FakeSeeker(), 'Ann');
    await scene.seek(cyd, 'Cyd', { mode: 'classic' });
    await scene.answer(cyd, 'seek-1', 'Cyd');

    expect(await scene.seek(cyd, 'Cyd', { mode: 'classic' })).toMatchObject({ error: 'seek-gone' });
    expect(scene.waiting).toEqual([]);
  });

  test('a name that looks like the other’s is refused, and the seek stays', async () => {
    const scene = new SeekScene();
    await scene.seek(new FakeSeeker(), 'Ann');

    expect(await scene.answer(new FakeSeeker(), 'seek-1', 'ANN')).toMatchObject({
      error: 'name-too-alike',
    });
    expect(scene.waiting).toEqual(['Ann']);
  });

  test('where it cannot be saved that is said, and the seek stays', async () => {
    const scene = new SeekScene();
    await scene.seek(new FakeSeeker(), 'Ann');
    scene.isFailing = true;

    expect(await scene.answer(new FakeSeeker(), 'seek-1', 'Bea')).toMatchObject({
      error: 'not-saved',
    });
    expect(scene.waiting).toEqual(['Ann']);
  });
});
