/** The whole gallery of elements under axe, in both themes. */
import axe from 'axe-core';
import { render } from 'lit';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../../client/gallery/gallery.css';
import { renderSamples } from '../../client/gallery/element-samples.ts';
import '../../client/theme/base.css';
import '../../client/theme/tokens.css';

afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.removeAttribute('data-theme');
});

test.each(['light', 'dark'])('axe finds nothing on any element in the %s theme', async (theme) => {
  await page.viewport(1280, 800);
  document.documentElement.dataset['theme'] = theme;
  document.documentElement.lang = 'en';
  document.title = 'Gallery';
  const root = document.createElement('div');
  document.body.append(root);
  render(renderSamples(), root);
  await Promise.all(
    [...root.querySelectorAll('board-panel')].map(({ updateComplete }) => updateComplete),
  );
  const { violations } = await axe.run(document, { resultTypes: ['violations'] });
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`),
  ).toEqual([]);
});
