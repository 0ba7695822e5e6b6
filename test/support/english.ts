/** Tests of the client meet its texts in English; its pages load their language themselves. */
import { expect } from 'vitest';

// Tests of rules and servers have no use for texts, and need not wait for them.
if (/\/test\/(client|browser)\//.test(expect.getState().testPath ?? '')) {
  const { setLocale } = await import('../../client/text/locale.ts');
  await setLocale('en');
}
