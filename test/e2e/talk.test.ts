/** Talking beside a match: phrases in the reader's language, words by consent, and sticky mute. */
import { expect, test } from 'vitest';
import { findCutOff } from '../support/cut-off.ts';
import { Person } from '../support/person.ts';
import { useStage } from '../support/stage.ts';
import { stageMatch } from '../support/staged-match.ts';

const staged = useStage();

test('a phrase reaches everyone in their own language, and mute is kept', async () => {
  const { browser, server } = staged();
  const { host, guest, watchLink } = await stageMatch(browser, server.origin);
  const spectator = await Person.arrive(browser, { locale: 'ko-KR' });
  await spectator.page.goto(watchLink);
  await spectator.page.getByRole('grid').first().waitFor();
  await host.button('Phrases').click();
  await host.button('Good luck!').click();
  await host.page.getByRole('dialog').waitFor({ state: 'hidden' });
  await guest.page.getByRole('status').filter({ hasText: 'Host: Good luck!' }).waitFor();
  await spectator.see('행운을 빌어요!');

  await guest.button('Phrases').click();
  await guest.page.getByRole('log').getByText('Good luck!').waitFor();
  await guest.page.getByRole('checkbox', { name: 'Mute what the opponent says' }).check();
  await guest.page.reload();
  await guest.button('Phrases').click();
  await host.button('Phrases').click();
  await host.button('Oops!').click();
  await guest.button('Hello!').click();
  await host.see('Hello!');
  // The sheet has a button of those words.
  await guest.page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(await guest.page.getByText('Oops!').filter({ visible: true }).count()).toBe(0);
  await Promise.all([host, guest, spectator].map((person) => person.leave()));
});

test('words pass only while both seats allow them, and never to spectators', async () => {
  const { browser, server } = staged();
  const { host, guest, watchLink } = await stageMatch(browser, server.origin, {
    host: { viewport: { width: 320, height: 568 } },
  });
  const spectator = await Person.arrive(browser);
  await spectator.page.goto(watchLink);
  await spectator.page.getByRole('grid').first().waitFor();
  for (const { page } of [host, guest]) {
    await page.getByRole('button', { name: 'Phrases', exact: true }).click();
    expect(await page.getByRole('textbox').count()).toBe(0);
    await page.getByRole('checkbox', { name: 'Words of your own between you two' }).check();
  }
  await host.page.getByRole('textbox', { name: 'Your words' }).fill('Shall we play slowly?');
  await host.button('Send').click();
  await guest.page.getByRole('log').getByText('Shall we play slowly?').waitFor();
  expect(await findCutOff(host.page)).toEqual([]);
  await host.page.keyboard.press('Escape');
  await host.tap('left', 'c3');
  await spectator.see('tigers to move');
  expect(await spectator.page.getByText('Shall we play slowly?').count()).toBe(0);
  await Promise.all([host, guest, spectator].map((person) => person.leave()));
});

test('who talks too much is told so in words, and loses none of them', async () => {
  const { browser, server } = staged();
  const { host, guest } = await stageMatch(browser, server.origin);
  for (const { page } of [host, guest]) {
    await page.getByRole('button', { name: 'Phrases', exact: true }).click();
    await page.getByRole('checkbox', { name: 'Words of your own between you two' }).check();
  }
  const field = host.page.getByRole('textbox', { name: 'Your words' });
  const refusal = host.page.getByText('Too much at once. Wait a moment.');
  for (let count = 0; count < 9 && (await refusal.count()) === 0; count += 1) {
    await field.fill('Hurry!');
    await field.press('Enter');
    await host.page
      .locator('talk-sheet')
      .filter({ has: refusal })
      .or(host.page.locator('talk-sheet input:placeholder-shown'))
      .first()
      .waitFor();
  }
  await refusal.waitFor();
  expect(await field.inputValue()).toBe('Hurry!');
  await Promise.all([host, guest].map((person) => person.leave()));
});
