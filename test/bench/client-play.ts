/**
 * Measures how a match feels while it is played: taps, the opponent's screen, and motion. One seat is
 * a slow phone, the other a bare connection: two slowed pages would take the processor from each other.
 */
import type { Browser, ElementHandle } from 'playwright';
import { type Measured, median, quantile } from './client-figures.ts';
import { makeMatch } from './client-match.ts';
import { BareRival, wallMs } from './bare-rival.ts';
import { longestTask } from './motion-trace.ts';
import { openSlowPhone, readObserved, type SlowPhone, type Spot, tap } from './slow-phone.ts';

interface BenchPly {
  readonly seat: 'host' | 'guest';
  readonly board: 'left' | 'right';
  readonly action: string;
}

/** Goats around the middle on both boards, tigers to and fro in their corner: nothing is taken. */
function writeRound(goat: string, round: number): readonly BenchPly[] {
  const tiger = round % 2 === 0 ? 'a1-a2' : 'a2-a1';
  return [
    { seat: 'host', board: 'left', action: goat },
    { seat: 'guest', board: 'left', action: tiger },
    { seat: 'host', board: 'right', action: tiger },
    { seat: 'guest', board: 'right', action: goat },
  ];
}
const TIMED = ['c3', 'd3', 'c4', 'd4'].flatMap(writeRound);
/** Played with a trace being taken, which costs time of its own. */
const TRACED = ['c2', 'd2'].flatMap(writeRound);
const TRACE = ['disabled-by-default-devtools.timeline', 'blink.user_timing'];
/** What the page marks when a ply is seen there. */
const MOTION = 'ply-seen';
/** Longer than any motion, and than the moment in which taps count for nothing. */
const LOOK_MS = 900;
/** Nobody taps twice any faster. */
const BETWEEN_TAPS_MS = 350;

interface Times {
  /** From the last tap of a ply until the server has told the other seat. */
  readonly tapMs: number[];
  /** From the other seat's sending until the ply is painted. */
  readonly seenMs: number[];
}

/** The line is not slowed here: what is measured is what comes on top of it. */
export async function measurePlay(browser: Browser, origin: string): Promise<Measured> {
  const table = await Table.lay(browser, origin);
  const { phone, rival, times } = table;
  for (const ply of TIMED) await table.play(ply);
  const { inputMs } = await readObserved(phone);
  const { taps } = table;
  const trip = median(rival.tripMs);
  const beyond = median(times.tapMs) + median(times.seenMs) - 2 * trip;
  await browser.startTracing(phone.page, { categories: TRACE });
  for (const ply of TRACED) await table.play(ply);
  const trace = (await browser.stopTracing()).toString('utf8');
  rival.leave();
  await phone.leave();
  // A tap within one frame is not among those observed.
  const quick = Array.from({ length: taps - inputMs.length }, () => 16);
  return [
    ['input to paint, p75', quantile([...inputMs, ...quick], 0.75)],
    ['ply to the opponent’s paint, beyond the round trip', beyond],
    ['longest task while a ply moves', longestTask(trace, MOTION)],
  ];
}

declare const findDeep: (path: readonly string[]) => Element;
declare const relabelledMs: (element: Element, mark: string) => Promise<number>;
declare const lastTap: { readonly ms: number };

/** A match laid out for measuring: who plays it, and where the phone's points are. */
class Table {
  readonly phone: SlowPhone;
  readonly rival: BareRival;
  readonly times: Times = { tapMs: [], seenMs: [] };
  readonly #plies = { left: 0, right: 0 };
  /** What has to be added to the page's clock for ours. */
  #aheadMs = 0;
  /** Taps so far. */
  taps = 0;

  private constructor(phone: SlowPhone, rival: BareRival) {
    this.phone = phone;
    this.rival = rival;
  }

  static async lay(browser: Browser, origin: string): Promise<Table> {
    const match = await makeMatch(origin);
    const phone = await openSlowPhone(browser);
    await phone.page.goto(origin + match.hostPath);
    const rival = await BareRival.enter(origin, match);
    await phone.page.getByText('your move').filter({ visible: true }).first().waitFor();
    const table = new Table(phone, rival);
    table.#aheadMs = await compareClocks(phone);
    await phone.page.evaluate(noteTaps);
    return table;
  }

  async play(ply: BenchPly): Promise<void> {
    if (ply.seat === 'host') await this.#tap(ply);
    else await this.#watch(ply);
    this.#plies[ply.board] += 1;
    await this.phone.page.waitForTimeout(LOOK_MS);
  }

  /** By touch: what is chosen is confirmed by a second tap where it arrives. */
  async #tap({ board, action }: BenchPly): Promise<void> {
    const points = action.split('-');
    const last = points.at(-1) ?? '';
    const before = this.rival.lastSeq;
    for (const point of [...points, last]) {
      await tap(this.phone, await this.#spotOf(board, point));
      this.taps += 1;
      await this.phone.page.waitForTimeout(BETWEEN_TAPS_MS);
    }
    const heardMs = await this.rival.heard(before + 1);
    const tappedMs = await this.phone.page.evaluate(() => lastTap.ms);
    this.times.tapMs.push(heardMs - tappedMs - this.#aheadMs);
  }

  async #watch({ board, action }: BenchPly): Promise<void> {
    const arrival = await this.#point(board, action.split('-').at(-1) ?? '');
    const seen = await arrival.evaluateHandle(
      (point, mark) => ({ ms: relabelledMs(point, mark) }),
      MOTION,
    );
    const sentMs = await this.rival.play(board, this.#plies[board], action);
    await this.phone.page.waitForTimeout(LOOK_MS);
    const seenMs = await seen.evaluate(({ ms }) => ms);
    this.times.seenMs.push(seenMs + this.#aheadMs - sentMs);
  }

  /** Asked before the finger comes down, with time to rest in between. */
  async #spotOf(board: string, name: string): Promise<Spot> {
    const point = await this.#point(board, name);
    return point.evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    });
  }

  async #point(board: string, name: string): Promise<ElementHandle<Element>> {
    const path = [
      'app-shell',
      'match-page',
      'play-view',
      `board-panel[slot=${board}]`,
      'bagh-board',
      `[data-name=${name}]`,
    ];
    return this.phone.page.evaluateHandle((way) => findDeep(way), path);
  }
}

/** Both clocks show the same time but for what they were set at; the quickest answer tells best. */
async function compareClocks({ page }: SlowPhone): Promise<number> {
  const samples: { readonly tookMs: number; readonly aheadMs: number }[] = [];
  for (let i = 0; i < 12; i += 1) {
    const asked = wallMs();
    const inPage = await page.evaluate(() => performance.timeOrigin + performance.now());
    const answered = wallMs();
    samples.push({ tookMs: answered - asked, aheadMs: (asked + answered) / 2 - inPage });
  }
  return samples.sort((a, b) => a.tookMs - b.tookMs)[0]?.aheadMs ?? 0;
}

/** Runs in the page. */
function noteTaps(): void {
  addEventListener(
    'pointerup',
    (event) => {
      Object.assign(window, { lastTap: { ms: performance.timeOrigin + event.timeStamp } });
    },
    { capture: true },
  );
}
