/** The link with which a seat goes on on another device. */
import { html, nothing, type TemplateResult } from 'lit';
import { formatSeatPath } from '../routing/route.ts';
import { text } from '../text/locale.ts';
import './link-field.ts';

/** Behind one more tap, since whoever sees it could play the seat; nothing where none is held. */
export function renderDeviceLink(
  matchId: string | null,
  token: string | null,
): TemplateResult | typeof nothing {
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
