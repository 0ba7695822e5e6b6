/** `<app-shell>`: shows the page of the address, each loaded when it is first needed. */
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { parseRoute, type Route } from './routing/route.ts';
import { followNavigation } from './routing/navigation.ts';
import { LocalizedElement } from './text/localized-element.ts';

const LOADERS: Readonly<Record<Route['page'], () => Promise<unknown>>> = {
  home: () => import('./pages/home-page.ts'),
  match: () => import('./pages/match-page.ts'),
  local: () => import('./pages/local-page.ts'),
  unknown: () => import('./pages/problem-page.ts'),
};

@customElement('app-shell')
export class AppShell extends LocalizedElement {
  static override readonly styles = css`
    :host {
      display: block;
      min-block-size: 100svh;
    }
  `;

  @state() private route: Route = parseRoute(location);
  /** The page whose code is here. */
  @state() private loaded: Route['page'] | null = null;

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

  protected override render(): TemplateResult | typeof nothing {
    const { route } = this;
    return this.loaded === route.page ? renderPage(route) : nothing;
  }

  readonly #show = (): void => {
    const route = parseRoute(location);
    this.route = route;
    void LOADERS[route.page]().then(() => {
      if (this.route === route) this.loaded = route.page;
    });
  };
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
    case 'local':
      return html`<local-page .mode=${route.mode}></local-page>`;
    case 'unknown':
      return html`<problem-page problem="unknown-page"></problem-page>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'app-shell': AppShell;
  }
}
