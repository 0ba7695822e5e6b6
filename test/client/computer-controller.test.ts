/** A match against the computer in one browser: its turn, its pauses, offers, takebacks, hints. */
import { LocalMatch } from '../../client/local/local-match.ts';
import { describe, expect, test } from 'vitest';
import { ComputerController, type ComputerSetup } from '../../client/local/computer-controller.ts';
import { naturalPause } from '../../shared/engine/pause.ts';
import { LEVEL_NAMES, type LevelName } from '../../shared/engine/levels.ts';
import type { MatchEvent } from '../../shared/match/event.ts';
import type { Seat } from '../../shared/match/seat.ts';
import { DEFAULT_RULESET } from '../../shared/rules/ruleset.ts';
import type { Side } from '../../shared/rules/side.ts';
import { timersOf } from '../support/client-timers.ts';
import { FakeThinker } from '../support/fake-thinker.ts';
import { FakeTime, settle } from '../support/fake-time.ts';
import { actionOf } from '../support/text.ts';

const COMMON = {
  ruleset: DEFAULT_RULESET,
  isPublic: false,
  allowsSpectators: false,
  spectatorDelayMs: 0,
  hostName: '',
};

function classic(hostSide: Side, clockMs: number | null, level: LevelName = 'hard'): ComputerSetup {
  return { ...COMMON, mode: 'classic', clockMs, hostSide, computer: { seat: 'guest', level } };
}

function final(seat: Seat): ComputerSetup {
  return { ...COMMON, mode: 'final', clockMs: 60_000, computer: { seat, level: 'hard' } };
}

const LONGEST_PAUSE_MS = 3000;

/** Someone at a match of `setup`, begun anew or with a past; `hasTable` as it is. */
class Table {
  readonly time = new FakeTime();
  readonly thinker = new FakeThinker();
  readonly heard: string[] = [];
  readonly local: LocalMatch;
  readonly controller: ComputerController;
  hasTable = true;

  constructor(setup: ComputerSetup, past: readonly MatchEvent[] = []) {
    const begun = LocalMatch.begin(setup, '', timersOf(this.time));
    this.local = LocalMatch.resume(past, timersOf(this.time)) ?? begun;
    this.controller = new ComputerController({
      setup,
      local: this.local,
      timers: timersOf(this.time),
      chance: () => 0.5,
      thinker: this.thinker,
      hasTable: () => this.hasTable,
    });
    this.controller.subscribe((event: MatchEvent | null) =>
      this.heard.push(event?.kind ?? 'other'),
    );
  }

  get match() {
    return this.controller.view.match;
  }

  /** Plays without waiting for the computer's answer. */
  async play(action: string): Promise<void> {
    const { board } = this.match.turn;
    const ply = this.match.boards[board]?.plies ?? 0;
    const sent = await this.controller.send({ kind: 'ply', board, ply, action: actionOf(action) });
    expect(sent, action).toEqual({ ok: true, value: null });
  }

  async playAndWait(action: string): Promise<void> {
    await this.play(action);
    await this.time.pass(LONGEST_PAUSE_MS);
  }
}

describe('the computer', () => {
  test('answers a ply after a pause, not at once', async () => {
    const table = new Table(classic('goats', null));
    await table.play('c3');
    await table.time.pass(700);
    expect(table.match.plies).toHaveLength(1);
    await table.time.pass(LONGEST_PAUSE_MS);
    expect(table.match.plies).toHaveLength(2);
    expect(table.match.turn.seat).toBe('host');
  });

  test('begins where its side does', async () => {
    const table = new Table(classic('tigers', null));
    await table.time.pass(LONGEST_PAUSE_MS);
    expect(table.match.plies).toHaveLength(1);
  });

  test.each(['host', 'guest'] as const)('plays a final as its %s, on both boards', async (seat) => {
    const table = new Table(final(seat));
    for (let plies = 0; plies < 6; plies += 1) {
      await table.time.pass(LONGEST_PAUSE_MS);
      const hint = await table.controller.askHint();
      if (!hint.ok) throw new Error(hint.error);
      const { board, action } = hint.value;
      const ply = table.match.boards[board]?.plies ?? 0;
      await table.controller.send({ kind: 'ply', board, ply, action });
    }
    await table.time.pass(LONGEST_PAUSE_MS);
    expect(table.match.plies.length).toBeGreaterThanOrEqual(12);
    expect(new Set(table.match.plies.map(({ board }) => board))).toEqual(
      new Set(['left', 'right']),
    );
  });

  test('tries again when its engine has failed', async () => {
    const table = new Table(classic('goats', null));
    table.thinker.failures = 3;
    await table.playAndWait('c3');
    expect(table.match.plies).toHaveLength(1);
    await table.time.pass(20_000);
    expect(table.match.plies).toHaveLength(2);
  });

  test('does nothing any more once the page is closed', async () => {
    const table = new Table(classic('goats', null));
    await table.play('c3');
    table.controller.close();
    await table.time.pass(60_000);
    expect(table.match.plies).toHaveLength(1);
    expect(table.thinker.isClosed).toBe(true);
  });

  test('wins on time like anyone', async () => {
    const table = new Table(classic('goats', 60_000));
    await table.playAndWait('c3');
    await table.time.pass(60_001);
    expect(table.match.outcome).toEqual({ result: 'guest', reason: { kind: 'flag' } });
  });

  test.each(LEVEL_NAMES)('as %s pauses no longer than its clock allows', (level) => {
    for (const chance of [0, 0.5, 0.999]) {
      expect(naturalPause('ply', level, null, () => chance)).toBeGreaterThanOrEqual(600);
      expect(naturalPause('ply', level, null, () => chance)).toBeLessThanOrEqual(2500);
      expect(naturalPause('ply', level, 2000, () => chance)).toBeLessThanOrEqual(400);
    }
  });
});

test('the computer goes on after a reload where it was to act', async () => {
  const setup = classic('goats', null);
  const table = new Table(setup);
  await table.play('c3');
  const again = new Table(setup, table.local.events);
  await again.time.pass(LONGEST_PAUSE_MS);
  expect(again.match.plies).toHaveLength(2);
});

describe('a draw offered to the computer', () => {
  test.each([
    [true, 'draw-agreed'],
    [false, 'draw-declined'],
  ])('is taken (%s) as its level judges, and never at once', async (takes, event) => {
    const table = new Table(classic('goats', null));
    table.thinker.takesDraws = takes;
    await table.controller.send({ kind: 'offer-draw', object: 'match' });
    await table.time.pass(1000);
    expect(table.heard).toEqual(['draw-offered']);
    await table.time.pass(LONGEST_PAUSE_MS);
    expect(table.heard).toEqual(['draw-offered', event]);
  });

  test('while it thinks is answered before it acts', async () => {
    const table = new Table(classic('goats', 60_000));
    await table.play('c3');
    await table.controller.send({ kind: 'offer-draw', object: 'match' });
    await table.time.pass(8000);
    expect(table.heard).toEqual(['ply', 'draw-offered', 'draw-declined', 'ply']);
  });
});

describe('taking back', () => {
  test('is free without a clock: two plies where one is to act', async () => {
    const table = new Table(classic('goats', null));
    await table.playAndWait('c3');
    await table.controller.send({ kind: 'offer-takeback' });
    expect(table.match.plies).toHaveLength(0);
    expect(table.heard.at(-1)).toBe('taken-back');
  });

  test('while the computer thinks takes back one ply, and its answer is dropped', async () => {
    const table = new Table(classic('goats', null));
    await table.play('c3');
    await table.time.pass(300);
    await table.controller.send({ kind: 'offer-takeback' });
    await table.play('d4');
    await table.time.pass(LONGEST_PAUSE_MS);
    expect(table.heard).toEqual(['ply', 'taken-back', 'ply', 'ply']);
    expect(table.match.plies[0]?.action).toEqual(actionOf('d4'));
  });

  test('with a clock the computer agrees to, after a moment', async () => {
    const table = new Table(classic('goats', 60_000));
    await table.playAndWait('c3');
    await table.controller.send({ kind: 'offer-takeback' });
    expect(table.match.plies).toHaveLength(2);
    await table.time.pass(LONGEST_PAUSE_MS);
    expect(table.match.plies).toHaveLength(0);
  });

  test('is not to be had in a final', async () => {
    const table = new Table(final('guest'));
    const asked = await table.controller.send({ kind: 'offer-takeback' });
    expect(asked).toEqual({ ok: false, error: 'no-takeback-in-final' });
  });
});

describe('a hint', () => {
  test('stands in the match until the ply, which is marked', async () => {
    const table = new Table(classic('goats', null));
    const hint = await table.controller.askHint();
    expect(hint).toMatchObject({ ok: true, value: { board: 'left' } });
    expect(table.match.hint).toEqual(hint.ok ? hint.value.action : undefined);
    await table.playAndWait('c3');
    expect(table.match.hint).toBeNull();
    expect(table.match.plies.map(({ hinted }) => hinted)).toEqual([true, false]);
  });

  test('asked for again is the same, without thinking anew', async () => {
    const table = new Table(classic('goats', null));
    const first = await table.controller.askHint();
    expect(await table.controller.askHint()).toEqual(first);
    expect(table.thinker.asked).toBe(1);
  });

  test('given before a reload is the same after it', async () => {
    const setup = classic('goats', null);
    const table = new Table(setup);
    const first = await table.controller.askHint();
    const again = new Table(setup, table.local.events);
    expect(await again.controller.askHint()).toEqual(first);
    expect(again.local.events).toEqual(table.local.events);
  });

  test('is for whoever is to act', async () => {
    const table = new Table(classic('goats', null));
    await table.play('c3');
    expect(await table.controller.askHint()).toEqual({ ok: false, error: 'out-of-turn' });
  });

  test('that comes after the ply it was for is dropped', async () => {
    const table = new Table(classic('goats', null));
    const asked = table.controller.askHint();
    await table.play('c3');
    expect((await asked).ok).toBe(false);
    expect(table.heard).toEqual(['ply']);
  });

  test('that the engine fails to find is no fault of the match', async () => {
    const table = new Table(classic('goats', null));
    table.thinker.failures = 1;
    expect(await table.controller.askHint()).toEqual({ ok: false, error: 'no-answer' });
    expect((await table.controller.askHint()).ok).toBe(true);
  });
});

test('only a level that uses the endgame table is said to lack it', async () => {
  const [master, hard] = [
    new Table(classic('goats', null, 'master')),
    new Table(classic('goats', null)),
  ];
  for (const table of [master, hard]) table.hasTable = false;
  await settle();
  expect(master.controller.view.lacksTable).toBe(true);
  expect(hard.controller.view.lacksTable).toBe(false);
});
