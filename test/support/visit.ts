/** Going through all pages with one browser page, as somebody who speaks a language. */
import type { BrowserContextOptions, Page } from 'playwright';
import type { Locale } from '../../client/text/locale.ts';

/** What a browser of such a person says it prefers. */
export const BROWSER_LOCALES: Readonly<Record<Locale, string>> = {
  en: 'en-GB',
  ko: 'ko-KR',
  ne: 'ne-NP',
};

export function speaker(locale: Locale): BrowserContextOptions {
  return { locale: BROWSER_LOCALES[locale] };
}

/** Opens an address afresh and waits until its page is there. */
export async function visit(page: Page, address: string): Promise<void> {
  // Two addresses that differ in the fragment alone would be one page to the browser.
  await page.goto('about:blank');
  await page.goto(address);
  await page.locator('h1, h2').filter({ visible: true }).first().waitFor();
  await settle(page);
}

/** Layouts that follow the window's size or colours rest within two frames. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(done));
      }),
  );
}
