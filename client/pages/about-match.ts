/** What is in force in a match, and its links: to watch, and for going on on another device. */
import { html, nothing, type TemplateResult } from 'lit';
import '../elements/rules-summary.ts';
import type { MatchView } from '../match/controller.ts';
import { formatMatchPath, formatSeatPath } from '../routing/route.ts';
import { text } from '../text/locale.ts';
import './link-field.ts';
import { sayClock } from './match-line.ts';

export interface AboutModel {
  readonly view: MatchView;
  /** On the server; `null` for a match played here. */
  readonly matchId: string | null;
  /** The secret of the seat held here. */
  readonly token: string | null;
}

export function renderAbout(model: AboutModel): TemplateResult {
  const { mode, ruleset, clockMs } = model.view.match.setup;
  const { form, rulesets, computer } = text();
  return html`<p class="facts-line">
      ${[form.modes[mode], sayClock(clockMs), rulesets[ruleset.name]].join(' · ')}
    </p>
    ${model.view.lacksTable ? html`<p class="facts-line">${computer.lacksTable}</p>` : nothing}
    <rules-summary .mode=${mode} .ruleset=${ruleset}></rules-summary>
    ${renderWatchLink(model)} ${renderDeviceLink(model)}
    <p><a class="button quiet" href="/">${text().match.home}</a></p>`;
}

function renderWatchLink({ view, matchId }: AboutModel): TemplateResult | typeof nothing {
  if (matchId === null || !view.match.setup.allowsSpectators) return nothing;
  return html`<link-field
    shareable
    .label=${text().invite.watchLink}
    .link=${location.origin + formatMatchPath(matchId)}
  ></link-field>`;
}

/** Behind one more tap, since whoever sees it could play the seat. */
export function renderDeviceLink({
  matchId,
  token,
}: Omit<AboutModel, 'view'>): TemplateResult | typeof nothing {
  if (matchId === null || token === null) return nothing;
  const { invite } = text();
  return html`<details>
    <summary>${invite.device}</summary>
    <link-field
      .label=${invite.deviceHint}
      .link=${location.origin + formatSeatPath(matchId, token)}
    ></link-field>
  </details>`;
}
