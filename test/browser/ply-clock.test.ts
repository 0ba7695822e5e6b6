/** The clock as it is painted: what it reads, when it warns, when it stands still. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import '../../client/elements/ply-clock.ts';
import { change, mount, record } from './mount.ts';

type PlyClock = HTMLElementTagNameMap['ply-clock'];

const RUNNING = { deadlineMs: 61_000, fullMs: 60_000 };

/** Time and frames that pass only when told to; the deadline is 60 s away. */
beforeEach(() => {
  vi.useFakeTimers({ now: 1000 });
});
afterEach(() => {
  vi.useRealTimers();
});

async function openClock(changes: Partial<PlyClock> = {}): Promise<PlyClock> {
  return mount('ply-clock', { clock: RUNNING, fullMs: 60_000, now: () => Date.now(), ...changes });
}

function digits(clock: PlyClock): string | undefined {
  return clock.renderRoot.querySelector('.digits')?.textContent;
}

describe('a clock', () => {
  test('runs down', async () => {
    const clock = await openClock();
    expect(digits(clock)).toBe('1:00');
    vi.advanceTimersByTime(15_100);
    expect(digits(clock)).toBe('0:45');
    vi.advanceTimersByTime(40_050);
    expect(digits(clock)).toBe('4.9');
  });

  test('asks for the time only when its digits change', async () => {
    const now = vi.fn(() => Date.now());
    await openClock({ now });
    now.mockClear();
    vi.advanceTimersByTime(999);
    expect(now).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(now).toHaveBeenCalled();
  });

  test('stops at zero', async () => {
    const clock = await openClock();
    vi.advanceTimersByTime(70_000);
    expect(digits(clock)).toBe('0.0');
  });

  test('never shows more than it had, whatever the clocks of two machines say', async () => {
    const clock = await openClock({ now: () => Date.now() - 5000 });
    expect(digits(clock)).toBe('1:00');
  });

  test('shows what the next ply will have before it runs', async () => {
    expect(digits(await openClock({ clock: null }))).toBe('1:00');
  });

  test('stands still while frozen, and goes on from the next clock', async () => {
    const clock = await openClock();
    vi.advanceTimersByTime(20_000);
    await change(clock, { frozen: true });
    const shown = digits(clock);
    vi.advanceTimersByTime(20_000);
    expect(digits(clock)).toBe(shown);
    await change(clock, {
      frozen: false,
      clock: { deadlineMs: Date.now() + 30_000, fullMs: 60_000 },
    });
    expect(digits(clock)).toBe('0:30');
  });

  test('reads its seconds out, rounded up', async () => {
    const clock = await openClock();
    vi.advanceTimersByTime(500);
    expect(clock.secondsLeft).toBe(60);
  });
});

describe('the warning at ten seconds', () => {
  test('comes once, though the clock is rendered again', async () => {
    const clock = await openClock();
    const told = record(clock, 'clock-low', ({ type }) => type);
    vi.advanceTimersByTime(49_999);
    expect(told).toEqual([]);
    vi.advanceTimersByTime(1);
    await change(clock, { now: () => Date.now() });
    vi.advanceTimersByTime(5000);
    expect(told).toEqual(['clock-low']);
  });

  test('does not come for a clock that begins with less', async () => {
    const clock = await openClock({ clock: { deadlineMs: 9000, fullMs: 10_000 } });
    const told = record(clock, 'clock-low', ({ type }) => type);
    vi.advanceTimersByTime(9000);
    expect(told).toEqual([]);
  });

  test('does not come after the own ply was sent', async () => {
    const clock = await openClock();
    const told = record(clock, 'clock-low', ({ type }) => type);
    await change(clock, { frozen: true });
    vi.advanceTimersByTime(60_000);
    expect(told).toEqual([]);
  });

  test('does not come once the clock is gone from the page', async () => {
    const clock = await openClock();
    const told = record(clock, 'clock-low', ({ type }) => type);
    clock.remove();
    vi.advanceTimersByTime(60_000);
    expect(told).toEqual([]);
  });
});
