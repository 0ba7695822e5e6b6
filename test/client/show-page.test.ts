/** What a tap on a notice brings to the front. */
import { expect, test } from 'vitest';
import { showPage } from '../../client/offline/show-page.ts';

function browserWith(...urls: string[]) {
  const done: string[] = [];
  const pages = urls.map((url) => ({
    url,
    focus: () => Promise.resolve(done.push(`focus ${url}`)),
  }));
  const clients = {
    matchAll: () => Promise.resolve(pages),
    openWindow: (path: string) => Promise.resolve(done.push(`open ${path}`)),
  };
  return { clients, done };
}

test('the window of the match, where one is open', async () => {
  const { clients, done } = browserWith('https://a.example/', 'https://a.example/m/abcdef?x');
  await showPage('/m/abcdef', clients);
  expect(done).toEqual(['focus https://a.example/m/abcdef?x']);
});

test('else a new one', async () => {
  const { clients, done } = browserWith('https://a.example/');
  await showPage('/m/abcdef', clients);
  expect(done).toEqual(['open /m/abcdef']);
});

test.each([null, 7, 'https://b.example/', '//b.example/'])('nothing for %s', async (data) => {
  const { clients, done } = browserWith('https://a.example/');
  await showPage(data, clients);
  expect(done).toEqual([]);
});
