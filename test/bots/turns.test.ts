/** The computer takes its turns like a person: through the door, in time, and for the position at hand. */
import { describe, expect, it } from 'vitest';
import { boardOf } from '../../shared/match/match.ts';
import { actionOf } from '../support/text.ts';
import { ComputerMatch, UNTIMED } from '../support/computer-match.ts';
import { classicSetup, finalSetup } from '../support/match-setup.ts';

const COMPUTER = { seat: 'guest', level: 'easy' } as const;
const TIMED = classicSetup({ computer: COMPUTER });

describe('the computer', () => {
  it('answers a ply after a pause, not at once', async () => {
    const table = await ComputerMatch.begin();
    await table.play('L.c3');
    await table.wait(500);
    expect(table.happened).toEqual(['ply']);
    await table.wait();
    expect(table.happened).toEqual(['ply', 'ply']);
    expect(table.door.match.turn.seat).toBe('host');
  });

  it('begins where it has the side that acts first', async () => {
    const table = await ComputerMatch.begin({
      ...UNTIMED,
      computer: { ...COMPUTER, seat: 'host' },
    });
    await table.wait();
    expect(table.happened).toEqual(['ply']);
    expect(table.door.match.guestName).toBe('Bea');
  });

  it('waits for the first clock where there is one, and that for nobody but the person', async () => {
    const table = await ComputerMatch.begin({ ...TIMED, computer: { ...COMPUTER, seat: 'host' } });
    await table.wait();
    expect(table.happened).toEqual([]);
    await table.arrive();
    expect(table.happened).toEqual(['clock-started']);
    await table.wait();
    expect(table.happened).toEqual(['clock-started', 'ply']);
  });

  it('plays both boards of a final', async () => {
    const table = await ComputerMatch.begin(finalSetup({ computer: COMPUTER }));
    await table.arrive();
    await table.play('L.c3');
    await table.wait();
    await table.play('R.a1-a2');
    await table.wait();
    expect(table.door.match.plies.map(({ board }) => board)).toEqual([
      'left',
      'left',
      'right',
      'right',
    ]);
    expect(table.door.match.turn).toMatchObject({ board: 'left', seat: 'host' });
  });

  it('sees where a board was agreed drawn', async () => {
    const table = await ComputerMatch.begin(finalSetup({ computer: COMPUTER }));
    table.brain.acceptsDraws = true;
    await table.arrive();
    await table.ask({ kind: 'offer-draw', object: 'left' });
    await table.wait();
    await table.play('R.a1-a2');
    await table.wait();
    expect(table.door.match.plies.map(({ board }) => board)).toEqual(['right', 'right']);
  });

  it('does not play what it chose before plies were taken back', async () => {
    const table = await ComputerMatch.begin();
    table.brain.hold();
    await table.play('L.c3');
    await table.ask({ kind: 'offer-takeback' });
    table.brain.release();
    await table.wait();
    expect(table.happened).toEqual(['ply', 'taken-back']);
    await table.play('L.d4');
    await table.wait();
    expect(boardOf(table.door.match, 'left')?.plies).toBe(2);
  });

  it('does not play it either where all of that was waiting to be saved', async () => {
    const table = await ComputerMatch.begin();
    await table.play('L.c3');
    table.server.store.hold();
    const action = actionOf('d4');
    const asked = [
      table.ask({ kind: 'offer-takeback' }),
      table.ask({ kind: 'ply', board: 'left', ply: 0, action }),
    ];
    // The computer sends what it chose, which waits behind the two.
    await table.wait();
    table.server.store.release();
    await Promise.all(asked);
    await table.wait(1);
    expect(table.happened).toEqual(['ply', 'taken-back', 'ply']);
    await table.wait();
    expect(table.happened).toEqual(['ply', 'taken-back', 'ply', 'ply']);
  });

  it('plays something legal before its clock runs out though nobody has thought of anything', async () => {
    const table = await ComputerMatch.begin(TIMED);
    await table.arrive();
    table.brain.hold();
    await table.play('L.c3');
    await table.wait(57_000);
    expect(table.happened).toEqual(['clock-started', 'ply']);
    await table.wait(2000);
    expect(table.happened).toEqual(['clock-started', 'ply', 'ply']);
  });

  it('keeps within the shortest clock', async () => {
    const table = await ComputerMatch.begin({ ...TIMED, clockMs: 10_000 });
    await table.arrive();
    table.brain.trouble = 'busy';
    await table.play('L.c3');
    await table.wait(9900);
    expect(table.happened).toEqual(['clock-started', 'ply', 'ply']);
  });

  it('asks again where there was too much to do', async () => {
    const table = await ComputerMatch.begin();
    table.brain.trouble = 'busy';
    await table.play('L.c3');
    await table.wait();
    expect(table.happened).toEqual(['ply']);
    table.brain.trouble = null;
    await table.wait();
    expect(table.happened).toEqual(['ply', 'ply']);
  });

  it('plays something legal where its threads fail', async () => {
    const table = await ComputerMatch.begin();
    table.brain.trouble = 'failed';
    await table.play('L.c3');
    await table.wait();
    expect(table.happened).toEqual(['ply', 'ply']);
  });

  it('plays once though its ply could not be saved at first', async () => {
    const table = await ComputerMatch.begin();
    await table.play('L.c3');
    table.server.store.plan('lose', 'fail');
    await table.wait(20_000);
    expect(table.happened).toEqual(['ply', 'ply']);
  });

  it('goes on where a process before it was killed while it thought', async () => {
    const table = await ComputerMatch.begin();
    table.brain.hold();
    await table.play('L.c3');
    await table.restart();
    await table.wait();
    expect(table.happened).toEqual(['ply', 'ply']);
  });

  it('goes on with a running clock after a restart', async () => {
    const table = await ComputerMatch.begin(TIMED);
    await table.arrive();
    table.brain.hold();
    await table.play('L.c3');
    await table.restart();
    await table.wait();
    expect(table.happened).toEqual(['clock-started', 'ply', 'clock-shifted', 'ply']);
  });

  it('stops where the person resigns', async () => {
    const table = await ComputerMatch.begin();
    await table.play('L.c3');
    await table.ask({ kind: 'resign' });
    await table.wait();
    expect(table.happened).toEqual(['ply', 'resigned']);
    expect(table.server.troubles).toEqual([]);
  });

  it('leaves a match between two people alone', async () => {
    const table = await ComputerMatch.begin();
    await table.server.createJoined(classicSetup({ clockMs: null }));
    await table.wait();
    expect(table.brain.asked).toEqual([]);
  });
});
