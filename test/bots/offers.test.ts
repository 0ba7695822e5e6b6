/** The computer answers what it is offered: draws after a while, takebacks always, a rematch at once. */
import { describe, expect, it } from 'vitest';
import { textOf } from '../support/asking.ts';
import { A_WHILE_MS, ComputerMatch } from '../support/computer-match.ts';
import { classicSetup, finalSetup } from '../support/match-setup.ts';

const COMPUTER = { seat: 'guest', level: 'hard' } as const;
const TIMED = classicSetup({ computer: COMPUTER });
const OFFER = { kind: 'offer-draw', object: 'match' } as const;

describe('a draw offered to the computer', () => {
  it.each([
    [true, 'draw-agreed'],
    [false, 'draw-declined'],
  ])('is answered after a while, accepted: %s', async (accepts, answer) => {
    const table = await ComputerMatch.begin();
    table.brain.acceptsDraws = accepts;
    await table.ask(OFFER);
    await table.wait(1000);
    expect(table.happened).toEqual(['draw-offered']);
    await table.wait();
    expect(table.happened).toEqual(['draw-offered', answer]);
  });

  it('is answered before the ply with which it would lapse', async () => {
    const table = await ComputerMatch.begin(TIMED);
    await table.arrive();
    await table.ask(OFFER);
    await table.play('L.c3');
    await table.wait(2 * A_WHILE_MS);
    expect(table.happened.slice(1)).toEqual(['draw-offered', 'ply', 'draw-declined', 'ply']);
  });

  it('is declined where nobody has an opinion', async () => {
    const table = await ComputerMatch.begin();
    table.brain.trouble = 'failed';
    await table.ask(OFFER);
    await table.wait();
    expect(table.happened).toEqual(['draw-offered', 'draw-declined']);
  });

  it('is judged for the board it is about', async () => {
    const table = await ComputerMatch.begin(finalSetup({ computer: COMPUTER }));
    await table.arrive();
    await table.ask({ kind: 'offer-draw', object: 'right' });
    await table.wait();
    expect(table.brain.asked).toMatchObject([{ kind: 'draw', seat: 'guest', object: 'right' }]);
  });
});

describe('a takeback', () => {
  it('is free against the computer without a clock', async () => {
    const table = await ComputerMatch.begin();
    await table.play('L.c3');
    await table.wait();
    expect(textOf(await table.ask({ kind: 'offer-takeback' }))).toBe('saved 4 taken-back');
    expect(table.door.match.plies).toEqual([]);
    expect(table.door.match.turn.seat).toBe('host');
  });

  it('is free again and again, without a ply between', async () => {
    const table = await ComputerMatch.begin();
    for (const ply of ['L.c3', 'L.c4']) {
      await table.play(ply);
      await table.wait();
    }
    await table.ask({ kind: 'offer-takeback' });
    expect(textOf(await table.ask({ kind: 'offer-takeback' }))).toBe('saved 7 taken-back');
    expect(textOf(await table.ask({ kind: 'offer-takeback' }))).toBe(
      'refused nothing-to-take-back',
    );
  });

  it('is agreed to where there is a clock', async () => {
    const table = await ComputerMatch.begin(TIMED);
    await table.arrive();
    await table.play('L.c3');
    await table.wait();
    await table.ask({ kind: 'offer-takeback' });
    await table.wait();
    expect(table.happened.slice(1)).toEqual(['ply', 'ply', 'takeback-offered', 'taken-back']);
  });
});

describe('a rematch', () => {
  it('is agreed to at once, and the computer plays it on the other seat', async () => {
    const table = await ComputerMatch.begin();
    await table.ask({ kind: 'resign' });
    await table.ask({ kind: 'offer-rematch', next: '' });
    await table.wait(10);
    expect(table.happened).toEqual(['resigned', 'rematch-offered', 'rematch-agreed']);
    const next = await table.server.open(table.door.match.rematch.next ?? '');
    expect(next.match.series).toEqual({ host: 1, guest: 0, draws: 0 });
    await table.wait();
    expect(next.match.setup.computer).toEqual({ seat: 'host', level: 'easy' });
    expect(next.seatOfHash('h:person')).toBe('guest');
    expect(next.match.plies).toHaveLength(1);
  });
});
