/** What waits for the painting: when it is done, and in which order. */
import { LitElement } from 'lit';
import { expect, test } from 'vitest';
import { AfterPaint } from '../../client/elements/after-paint.ts';
import { PlaySpeech } from '../../client/pages/play-speech.ts';
import '../../client/elements/toast-line.ts';
import { mount } from './mount.ts';

class Host extends LitElement {
  readonly later = new AfterPaint(this);
}
customElements.define('after-paint-host', Host);

function makeHost(): Host {
  const host = new Host();
  document.body.append(host);
  return host;
}

test('it is done behind the frame at hand, in the order it came', async () => {
  const { later } = makeHost();
  const done: string[] = [];
  later.add(() => done.push('first'));
  later.add(() => done.push('second'));
  requestAnimationFrame(() => done.push('frame'));
  await expect.poll(() => done).toEqual(['frame', 'first', 'second']);
});

test('hurried, it is done at once and only once', async () => {
  const { later } = makeHost();
  const done: string[] = [];
  later.add(() => done.push('early'));
  later.hurry();
  expect(done).toEqual(['early']);
  later.add(() => done.push('next'));
  await expect.poll(() => done).toEqual(['early', 'next']);
});

test('it is done though no frame comes', async () => {
  const { later } = makeHost();
  const { requestAnimationFrame: real } = window;
  window.requestAnimationFrame = () => 0;
  const done: string[] = [];
  later.add(() => done.push('late'));
  window.requestAnimationFrame = real;
  await expect.poll(() => done).toEqual(['late']);
});

test('whoever has gone has nothing more to do', async () => {
  const gone = makeHost();
  const done: string[] = [];
  gone.later.add(() => done.push('gone'));
  gone.remove();
  makeHost().later.add(() => done.push('here'));
  await expect.poll(() => done).toEqual(['here']);
});

test('what is shown is read out behind what was said before it', async () => {
  const toast = await mount('toast-line', {});
  const speech = new PlaySpeech(makeHost(), () => toast);
  const heard = (): string => toast.renderRoot.querySelector('[role="status"]')?.textContent ?? '';
  speech.say('Tigers: a1 to b1.');
  speech.show('Your plan was dropped.');
  await toast.updateComplete;
  expect(heard()).toContain('Your plan was dropped.');
  speech.say('Goats: c3.');
  await expect.poll(heard).toContain('Goats: c3.');
});
