/** Hints: for whoever plays the computer, put on record, once for each ply. */
import { describe, expect, it } from 'vitest';
import { formatMatchPlies } from '../../shared/notation/match-record.ts';
import { ComputerMatch } from '../support/computer-match.ts';
import { actionOf } from '../support/text.ts';

describe('a hint', () => {
  it('names an action, says what it comes to, and goes into the log', async () => {
    const table = await ComputerMatch.begin();
    expect(await table.hint()).toEqual({
      ok: true,
      value: {
        ok: true,
        board: 'left',
        ply: 0,
        action: 'b1',
        value: { kind: 'estimate', score: 12 },
        isProven: false,
        hasTable: false,
      },
    });
    expect(table.happened).toEqual(['hint-given']);
    expect(table.brain.asked).toMatchObject([{ level: 'master' }]);
  });

  it('marks the ply that it was given for, and no other', async () => {
    const table = await ComputerMatch.begin();
    await table.hint();
    await table.play('L.c3');
    await table.wait();
    await table.play('L.c4');
    expect(formatMatchPlies(table.door.match)).toEqual(['L.c3', '{hint}', 'L.a1-b1', 'L.c4']);
  });

  it('is the same when it is asked for twice, and is put on record once', async () => {
    const table = await ComputerMatch.begin();
    const both = await Promise.all([table.hint(), table.hint()]);
    expect(both[0]).toEqual(both[1]);
    expect(await table.hint()).toEqual(both[0]);
    expect(table.happened).toEqual(['hint-given']);
  });

  it('is the same after a restart', async () => {
    const table = await ComputerMatch.begin();
    const before = await table.hint();
    await table.restart();
    expect(await table.hint()).toEqual(before);
    expect(table.happened).toEqual(['hint-given']);
  });

  it('is forgotten with the plies that are taken back', async () => {
    const table = await ComputerMatch.begin();
    await table.play('L.c3');
    await table.wait();
    await table.hint();
    await table.ask({ kind: 'offer-takeback' });
    await table.play('L.c4');
    expect(table.door.match.plies).toMatchObject([{ hinted: false }]);
  });

  it('is not given to the seat that is not to act', async () => {
    const table = await ComputerMatch.begin();
    await table.play('L.c3');
    expect(await table.hint()).toEqual({ ok: false, error: 'out-of-turn' });
  });

  it('is not given for what was played meanwhile', async () => {
    const table = await ComputerMatch.begin();
    table.brain.hold();
    const asked = table.hint();
    await table.play('L.c3');
    table.brain.release();
    expect(await asked).toEqual({ ok: false, error: 'stale' });
  });

  it('is not given between two people', async () => {
    const table = await ComputerMatch.begin();
    const door = await table.server.createJoined();
    const hint = { seat: 'host', board: 'left', ply: 0, action: actionOf('c3') } as const;
    expect(await door.giveHint(hint)).toMatchObject({ refusal: 'no-hint' });
    expect(await table.hints.give(door, 'host')).toEqual({ ok: false, error: 'no-hint' });
  });

  it('can be asked for again where there was too much to do', async () => {
    const table = await ComputerMatch.begin();
    table.brain.trouble = 'busy';
    expect(await table.hint()).toEqual({ ok: false, error: 'busy' });
    table.brain.trouble = null;
    expect(await table.hint()).toMatchObject({ ok: true });
  });
});
