/** `<app-shell>`: shows the page of the address, each loaded when it is first needed. */
import { css, html, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { parseRoute, type Route } from './routing/route.ts';
import { followNavigation } from './routing/navigation.ts';
import { speakWantedLanguage, wantedLocale } from './settings/language-on-page.ts';
import { LocalizedElement } from './text/localized-element.ts';
import { UNLOADED } from './text/unloaded.ts';
import { controlStyles } from './theme/controls.ts';

const LOADERS: Readonly<Record<Route['page'], () => Promise<unknown>>> = {
  home: () => import('./pages/home-page.ts'),
  match: () => import('./pages/match-page.ts'),
  screen: () => import('./pages/screen-page.ts'),
  embed: () => import('./pages/embed-page.ts'),
  local: () => Promise.all([import('./pages/local-page.ts'), import('./pages/play-view.ts')]),
  analysis: () => import('./pages/analysis-page.ts'),
  replay: () => import('./pages/replay-page.ts'),
  settings: () => import('./pages/settings-page.ts'),
  about: () => import('./pages/about-page.ts'),
  privacy: () => import('./pages/privacy-page.ts'),
  puzzles: () => import('./pages/puzzles-page.ts'),
  learn: () => import('./pages/learn-page.ts'),
  unknown: () => import('./pages/problem-page.ts'),
};

@customElement('app-shell')
export class AppShell extends LocalizedElement {
  static override readonly styles = [
    controlStyles,
    css`
      :host {
        display: block;
        min-block-size: calc(100svh - var(--above, 0px));
      }
      .missing {
        display: grid;
        justify-items: center;
        align-content: center;
        gap: 12px;
        min-block-size: calc(100svh - var(--above, 0px));
        padding: 24px;
        text-align: center;
      }
      h1,
      p {
        margin: 0;
      }
    `,
  ];

  @state() private route: Route = parseRoute(location);
  /** The page whose code is here. */
  @state() private loaded: Route['page'] | null = null;
  /** Its code could not be loaded: no line to the server, or a newer client lies there. */
  @state() private isMissing = false;

  #stopFollowing: (() => void) | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#stopFollowing = followNavigation(this.#show);
    this.#show();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stopFollowing?.();
  }

  protected override render(): TemplateResult {
    const { route } = this;
    if (this.loaded === route.page) return renderPage(route);
    return this.isMissing ? renderMissing() : html`<slot></slot>`;
  }

  readonly #show = (): void => {
    const route = parseRoute(location);
    this.route = route;
    this.isMissing = false;
    void this.#load(route);
  };

  async #load(route: Route): Promise<void> {
    try {
      // Both at once: the page waits for its words no longer than for its own code.
      await Promise.all([LOADERS[route.page](), speakWantedLanguage()]);
    } catch {
      this.isMissing = this.route === route;
      return;
    }
    if (this.route === route) this.loaded = route.page;
  }
}

function renderMissing(): TemplateResult {
  const problem = UNLOADED[wantedLocale()];
  return html`<main class="missing">
    <h1>${problem.missing}</h1>
    <p>${problem.missingText}</p>
    <button
      class="button primary"
      type="button"
      @click=${() => {
        location.reload();
      }}
    >
      ${problem.tryAgain}
    </button>
  </main>`;
}

function renderPage(route: Route): TemplateResult {
  switch (route.page) {
    case 'home':
      return html`<home-page></home-page>`;
    case 'match': {
      const { match, secrets } = route;
      // Another match is another page: nothing of the last one may be left on it.
      const page = html`<match-page .match=${match} .secrets=${secrets}></match-page>`;
      return html`${keyed(match, page)}`;
    }
    case 'screen':
      return html`<screen-page .match=${route.match}></screen-page>`;
    case 'embed':
      return html`<embed-page .match=${route.match}></embed-page>`;
    case 'local':
      return html`<local-page .place=${route.place}></local-page>`;
    case 'analysis':
      return html`<analysis-page></analysis-page>`;
    case 'replay':
      return html`<replay-page .match=${route.match}></replay-page>`;
    case 'settings':
      return html`<settings-page></settings-page>`;
    case 'about':
      return html`<about-page></about-page>`;
    case 'privacy':
      return html`<privacy-page></privacy-page>`;
    case 'learn':
      return html`<learn-page .lesson=${route.lesson}></learn-page>`;
    case 'puzzles':
      return html`<puzzles-page></puzzles-page>`;
    case 'unknown':
      return html`<problem-page problem="unknown-page"></problem-page>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'app-shell': AppShell;
  }
}
