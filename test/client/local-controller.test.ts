/** Two people at one screen, with time that moves only when told to. */
import { describe, expect, test } from 'vitest';
import { memoryTexts } from '../../client/connection/kept-text.ts';
import { KeptMatch } from '../../client/local/kept-match.ts';
import { LocalController } from '../../client/local/local-controller.ts';
import { LocalMatch } from '../../client/local/local-match.ts';
import type { MatchEvent } from '../../shared/match/event.ts';
import type { MatchSetup } from '../../shared/match/setup.ts';
import { DEFAULT_RULESET } from '../../shared/rules/ruleset.ts';
import { timersOf } from '../support/client-timers.ts';
import { FakeTime } from '../support/fake-time.ts';
import { actionOf } from '../support/text.ts';

const COMMON = {
  ruleset: DEFAULT_RULESET,
  isPublic: false,
  allowsSpectators: false,
  hostName: '',
  spectatorDelayMs: 0,
  computer: null,
} as const;
const FINAL: MatchSetup = { ...COMMON, mode: 'final', clockMs: 60_000 };
const UNTIMED: MatchSetup = { ...COMMON, mode: 'classic', clockMs: null, hostSide: 'goats' };

function sit(setup: MatchSetup): {
  controller: LocalController;
  local: LocalMatch;
  time: FakeTime;
  heard: string[];
} {
  const time = new FakeTime();
  const local = LocalMatch.begin(setup, '', timersOf(time));
  const controller = new LocalController(local);
  const heard: string[] = [];
  controller.subscribe((event: MatchEvent | null) => heard.push(event?.kind ?? 'other'));
  return { controller, local, time, heard };
}

/** Plays `L.c3 L.a1-a2`, each of which must be accepted. */
async function play(controller: LocalController, record: string): Promise<void> {
  for (const word of record.split(' ')) {
    const board = word.startsWith('L.') ? 'left' : 'right';
    const ply = controller.view.match.boards[board]?.plies ?? 0;
    const action = actionOf(word.slice(2));
    const sent = await controller.send({ kind: 'ply', board, ply, action });
    expect(sent, word).toEqual({ ok: true, value: null });
  }
}

describe('two at one screen', () => {
  test('play both seats in turn, on both boards', async () => {
    const { controller, heard } = sit(FINAL);
    await play(controller, 'L.c3 L.a1-a2 R.a1-a2 R.c3 L.c4');
    expect(controller.view.match.plies).toHaveLength(5);
    expect(heard).toEqual(['ply', 'ply', 'ply', 'ply', 'ply']);
  });

  test('start the first ply’s clock at once', () => {
    expect(sit(FINAL).controller.view.match.clock).toEqual({ deadlineMs: 60_000, fullMs: 60_000 });
  });

  test('have no clock where none was wanted', () => {
    expect(sit(UNTIMED).controller.view.match.clock).toBeNull();
  });

  test('are refused an illegal action, which changes nothing', async () => {
    const { controller, heard } = sit(FINAL);
    const before = controller.view.match;
    const action = actionOf('a1');
    const sent = await controller.send({
      kind: 'ply',
      board: 'left',
      ply: 0,
      action,
    });
    expect(sent).toEqual({ ok: false, error: 'point-occupied' });
    expect(controller.view.match).toBe(before);
    expect(heard).toEqual([]);
  });

  test('lose on time one millisecond after the deadline, and not at it', async () => {
    const { controller, time } = sit(FINAL);
    await play(controller, 'L.c3 L.a1-a2 R.a1-a2');
    await time.pass(60_000);
    expect(controller.view.match.outcome).toBeNull();
    await time.pass(1);
    expect(controller.view.match.outcome).toEqual({ result: 'host', reason: { kind: 'flag' } });
  });

  test('resign for the seat at turn', async () => {
    const { controller } = sit(UNTIMED);
    await play(controller, 'L.c3');
    await controller.send({ kind: 'resign' });
    expect(controller.view.match.outcome?.result).toBe('host');
  });

  test('answer an offer for the seat that was asked', async () => {
    const { controller } = sit(UNTIMED);
    await controller.send({ kind: 'offer-draw', object: 'match' });
    const [offer] = controller.view.match.offers;
    expect(offer?.seat).toBe('host');
    await controller.send({ kind: 'accept-draw', offer: offer?.id ?? -1 });
    expect(controller.view.match.outcome?.result).toBe('draw');
  });

  test('go on after a reload where they were, with the whole time for the ply at hand', async () => {
    const { controller, local, time } = sit(FINAL);
    await play(controller, 'L.c3 L.a1-a2 R.a1-a2');
    await time.pass(50_000);
    const kept = new KeptMatch(memoryTexts(), 'final');
    kept.save(local.events);
    controller.close();
    const resumed = LocalMatch.resume(kept.load(), timersOf(time));
    if (resumed === null) throw new Error('nothing was kept');
    const again = new LocalController(resumed);
    expect(again.view.match.plies).toEqual(controller.view.match.plies);
    expect(again.view.match.clock).toEqual({ deadlineMs: 110_000, fullMs: 60_000 });
    await play(again, 'R.c3 L.c4');
    await time.pass(60_001);
    expect(again.view.match.outcome?.reason).toEqual({ kind: 'flag' });
  });

  test('start anew where nothing that can be read was kept', () => {
    const texts = memoryTexts();
    const timers = timersOf(new FakeTime());
    expect(LocalMatch.resume(new KeptMatch(texts, 'final').load(), timers)).toBeNull();
    texts.set('twin-tigers.local.final', '[{"kind":"ply","action":"z9"}]');
    expect(LocalMatch.resume(new KeptMatch(texts, 'final').load(), timers)).toBeNull();
  });

  test('hear nothing after closing, not even the flag', async () => {
    const { controller, time, heard } = sit(FINAL);
    controller.close();
    await time.pass(120_000);
    expect(heard).toEqual([]);
    expect(controller.view.match.outcome).toBeNull();
  });
});
