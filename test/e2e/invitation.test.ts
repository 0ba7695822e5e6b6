/** The code on an invitation, as a phone's camera reads it from the screen. */
import jsQR from 'jsqr';
import { type Browser, chromium, type Locator } from 'playwright';
import { expect, test } from 'vitest';
import { CHROMIUM_ARGS, requireChromium } from '../support/chromium.ts';
import { Person } from '../support/person.ts';
import { useStage } from '../support/stage.ts';

const staged = useStage();
/** A code for a loopback address would be of no use to anyone else, so that none is shown there. */
const HOST = 'twin-tigers.test';

/** A browser in which that name is this machine. */
function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: requireChromium(),
    args: [...CHROMIUM_ARGS, `--host-resolver-rules=MAP ${HOST} localhost`],
  });
}

/** What a reader that knows nothing of the page makes of a picture of it. */
async function scan(code: Locator): Promise<string | undefined> {
  const picture = (await code.screenshot()).toString('base64');
  const blank = await code.page().context().newPage();
  const { data, width, height } = await blank.evaluate(async (png) => {
    const bitmap = await createImageBitmap(
      await (await fetch(`data:image/png;base64,${png}`)).blob(),
    );
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const drawn = context?.getImageData(0, 0, bitmap.width, bitmap.height);
    return { data: [...(drawn?.data ?? [])], width: bitmap.width, height: bitmap.height };
  }, picture);
  await blank.close();
  return jsQR(Uint8ClampedArray.from(data), width, height)?.data;
}

test.each([
  ['light', { width: 390, height: 844 }],
  ['dark', { width: 1280, height: 800 }],
] as const)('scanned from a %s screen it opens the seat', async (colorScheme, viewport) => {
  const browser = await launch();
  const host = await Person.arrive(browser, { colorScheme, viewport });
  await host.page.goto(staged().server.origin.replace('localhost', HOST));
  await host.button('Create match').click();
  const code = host.page.getByRole('img', { name: /Scan/ });
  const scanned = await scan(code);
  expect(scanned).toBe(await host.page.getByLabel('Invitation link').inputValue());

  const guest = await Person.arrive(browser);
  await guest.page.goto(scanned ?? '');
  await guest.button('Take the seat').click();
  await host.seeOwnTurn('left');
  await Promise.all([host, guest].map((person) => person.leave()));
  await browser.close();
});
