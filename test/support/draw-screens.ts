/** `npm run screens`: takes the pictures of a match that a device shows before it installs the built client. */
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { CHROMIUM_ARGS, requireChromium } from './chromium.ts';
import { RunningServer } from './running-server.ts';
import { playScript } from './scripted-match.ts';

const FOLDER = new URL('../../client/public/', import.meta.url);
/** Of few bytes: nobody looks at them for long. */
const QUALITY = 50;
const SCREENS = [
  { to: 'screen-narrow.jpg', width: 390, height: 844 },
  { to: 'screen-wide.jpg', width: 1280, height: 800 },
] as const;
/** Goats on both boards, one taken, the guest's tigers to act. */
const LINE = [
  'L.d5 L.e5xc5 R.a1-a2 R.c3 L.d2 L.c5-b4 R.a2-a1 R.b4 L.c3 L.b4-c5 R.e5-e4 R.c5 L.e3 L.a1-b1',
  'R.e4-d4 R.c1 L.a3 L.b1-a1 R.d4-e4 R.a3 L.e2',
].join(' ');

const server = await RunningServer.start();
const browser = await chromium.launch({
  executablePath: requireChromium(),
  args: [...CHROMIUM_ARGS],
});
try {
  const { id, tokens } = await playScript(server.origin, LINE, { name: 'Sita', clockMs: 60_000 });
  for (const { to, width, height } of SCREENS) {
    const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
    await page.goto(`${server.origin}/m/${id}#seat=${tokens.guest}`);
    await page.getByText('your move').filter({ visible: true }).first().waitFor();
    await page.screenshot({
      path: fileURLToPath(new URL(to, FOLDER)),
      type: 'jpeg',
      quality: QUALITY,
    });
    await page.close();
  }
} finally {
  await browser.close();
  await server.close();
}
