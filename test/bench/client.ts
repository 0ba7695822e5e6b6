/**
 * `npm run bench:client [RUNS]`: how the built client feels on a slow phone: a processor four times
 * slower, 1.6 Mbit/s and 150 ms. Medians of several runs against the wanted values; fails where one
 * is missed.
 */
import { chromium } from 'playwright';
import { CHROMIUM_ARGS, requireChromium } from '../support/chromium.ts';
import { RunningServer } from '../support/running-server.ts';
import { type Figure, FIGURES, median, printFigures } from './client-figures.ts';
import { measureLoad } from './client-load.ts';
import { measurePlay } from './client-play.ts';
import { measureMachine } from './slow-phone.ts';

const runs = Number(process.argv[2] ?? 5);
const server = await RunningServer.start();
const browser = await chromium.launch({
  executablePath: requireChromium(),
  args: [...CHROMIUM_ARGS],
});
const measured = new Map<Figure, number[]>(FIGURES.map((figure) => [figure, []]));

try {
  const { plainMs, slowMs } = await measureMachine(browser);
  console.log(`a fixed loop: ${plainMs.toFixed(0)} ms, slowed ${slowMs.toFixed(0)} ms\n`);
  for (let run = 0; run < runs; run += 1) {
    const loaded = await measureLoad(browser, server.origin);
    const played = await measurePlay(browser, server.origin);
    for (const [figure, value] of [...loaded, ...played]) measured.get(figure)?.push(value);
  }
} finally {
  await browser.close();
  await server.close();
}
const medians = [...measured].map(([figure, values]) => [figure, median(values)] as const);
process.exitCode = printFigures(medians, runs) ? 0 : 1;
