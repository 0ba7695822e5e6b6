/** The head of the start page: the mark, the ways to what is not a match, the settings. */
import { html, type TemplateResult } from 'lit';
import '../elements/icon-button.ts';
import { openSettings } from '../settings/open-settings.ts';
import { text } from '../text/locale.ts';
import { moreText } from '../text/more-text.ts';

export function renderHomeHead(): TemplateResult {
  const { ways } = moreText();
  const { appName, action } = text();
  return html`<header>
    <a class="mark" href="/"><img src="/icon.svg" alt="" />${appName}</a>
    <nav aria-label=${ways.label}>
      <a href="/learn">${ways.learn}</a>
      <a href="/puzzles">${ways.puzzles}</a>
      <a href="/analysis">${ways.analysis}</a>
    </nav>
    <icon-button
      icon="settings"
      .label=${action.settings}
      @click=${() => void openSettings()}
    ></icon-button>
  </header>`;
}
