/** The link with which a seat goes on on another device. */
import { html, nothing, type TemplateResult } from 'lit';
import { formatSeatPath } from '../routing/route.ts';
import { moreText } from '../text/more-text.ts';
import './link-field.ts';
import './renew-button.ts';
import { renewSeat } from './renewal.ts';

/** Behind one more tap, since whoever sees it could play the seat; nothing where none is held. */
export function renderDeviceLink(
  matchId: string | null,
  token: string | null,
): TemplateResult | typeof nothing {
  if (matchId === null || token === null) return nothing;
  const { invite } = moreText();
  return html`<details>
    <summary>${invite.device}</summary>
    <link-field
      .label=${invite.deviceHint}
      .link=${location.origin + formatSeatPath(matchId, token)}
    ></link-field>
    <renew-button .renew=${() => renewSeat(matchId, token)}></renew-button>
  </details>`;
}
