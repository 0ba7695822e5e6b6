/**
 * A page as a slow phone on a slow line has it. Nothing is run in the page while something is
 * measured but what stands here: the tools of a driver would run there, slowed, and be measured too.
 */
import type { Browser, CDPSession, Page } from 'playwright';

/** CLIENT.md, “Budgets”. */
export const ROUND_TRIP_MS = 150;
const BYTES_PER_SECOND = (1.6 * 1_000_000) / 8;
const SLOWER = 4;

export interface SlowPhone {
  readonly page: Page;
  readonly devtools: CDPSession;
  readonly leave: () => Promise<void>;
}

/** A place of the window, in CSS pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A new browser profile; only the processor is slow until `slowLine`. */
export async function openSlowPhone(browser: Browser): Promise<SlowPhone> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  await page.addInitScript(OBSERVE);
  const devtools = await context.newCDPSession(page);
  await slowProcessor(devtools, SLOWER);
  return { page, devtools, leave: () => context.close() };
}

async function slowProcessor(devtools: CDPSession, rate: number): Promise<void> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
}

export async function slowLine({ devtools }: SlowPhone): Promise<void> {
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: ROUND_TRIP_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
}

/** A finger at a place: the browser is told, and no script of ours looks for anything. */
export async function tap({ devtools }: SlowPhone, { x, y }: Spot): Promise<void> {
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** What a fixed loop takes in a page, in milliseconds: as fast as the machine is, and slowed. */
export async function measureMachine(
  browser: Browser,
): Promise<{ readonly plainMs: number; readonly slowMs: number }> {
  const phone = await openSlowPhone(browser);
  await phone.page.evaluate(LOOP);
  const slowMs = await phone.page.evaluate<number>(LOOP);
  await slowProcessor(phone.devtools, 1);
  const plainMs = await phone.page.evaluate<number>(LOOP);
  await phone.leave();
  return { plainMs, slowMs };
}

/** Of what the page has observed about itself so far. */
export function readObserved({ page }: SlowPhone): Promise<{
  readonly firstPaintMs: number;
  readonly shift: number;
  /** For each tap that took longer than a frame. */
  readonly inputMs: readonly number[];
}> {
  return page.evaluate(() => ({
    firstPaintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    shift: observed.shift,
    inputMs: [...observed.inputMs.values()],
  }));
}

declare const observed: { readonly shift: number; readonly inputMs: ReadonlyMap<number, number> };

/** The sum is looked at, or it might never be made. */
const LOOP = `(() => {
  const begun = performance.now();
  let sum = 1;
  for (let i = 0; i < 2e7; i += 1) sum = (Math.imul(sum, 1664525) + i) | 0;
  return performance.now() - begun + (sum === 0.5 ? 1 : 0);
})()`;

/**
 * Runs in the page before all else. An input counts from the finger to the frame that shows its
 * effect on the screen, by the longest of its events, as browsers do for “interaction to next
 * paint”; such times come in steps of 8 ms.
 */
const OBSERVE = `
  // The tool that runs the benchmark marks functions with it.
  globalThis.__name ??= (marked) => marked;
  window.observed = { shift: 0, inputMs: new Map() };
  const observe = (type, options, take) => new PerformanceObserver((list) =>
    list.getEntries().forEach(take)).observe({ type, buffered: true, ...options });
  observe('layout-shift', {}, ({ value, hadRecentInput }) => {
    if (!hadRecentInput) observed.shift += value;
  });
  observe('event', { durationThreshold: 16 }, ({ interactionId, duration }) => {
    if (!interactionId) return;
    const before = observed.inputMs.get(interactionId) ?? 0;
    observed.inputMs.set(interactionId, Math.max(before, duration));
  });
  // Resolves with the time once the frame at hand has been painted: the next task comes after it.
  window.afterPaint = () => new Promise((resolve) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(performance.now());
    port2.postMessage(null);
  }));
  // The element at the end of a path through shadow roots.
  window.findDeep = (path) => path.reduce(
    (root, selector, place) => (place === 0 ? root : root?.shadowRoot)?.querySelector(selector),
    document);
  window.thereMs = (path) => new Promise((resolve) => {
    const look = () => {
      if (findDeep(path)) afterPaint().then(resolve);
      else setTimeout(look, 10);
    };
    look();
  });
  // Resolves with the wall clock's time once a changed label of the element has been painted.
  window.relabelledMs = (element, mark) => new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      performance.mark(mark);
      afterPaint().then((ms) => resolve(performance.timeOrigin + ms));
    });
    observer.observe(element, { attributeFilter: ['aria-label'] });
  });
`;
