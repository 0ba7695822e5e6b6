/** `npm run icons`: draws the icons as pixels from the SVG ones, for devices that take no SVG. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { CHROMIUM_ARGS, requireChromium } from './chromium.ts';

const FOLDER = new URL('../../client/public/', import.meta.url);

interface Icon {
  readonly from: string;
  readonly to: string;
  /** Pixels of a side. */
  readonly size: number;
}

const ICONS: readonly Icon[] = [
  { from: 'icon.svg', to: 'icon-192.png', size: 192 },
  { from: 'icon.svg', to: 'icon-512.png', size: 512 },
  { from: 'icon-maskable.svg', to: 'icon-maskable-512.png', size: 512 },
  // Rounded by the device itself.
  { from: 'icon-maskable.svg', to: 'apple-touch-icon.png', size: 180 },
];

const browser = await chromium.launch({
  executablePath: requireChromium(),
  args: [...CHROMIUM_ARGS],
});
for (const { from, to, size } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const svg = readFileSync(new URL(from, FOLDER), 'utf8');
  await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${svg}`);
  await page.screenshot({ path: fileURLToPath(new URL(to, FOLDER)), omitBackground: true });
  await page.close();
}
await browser.close();
