/** One line of a list of moves: the move and what it is worth, as a button that plays it. */
import { html, type TemplateResult } from 'lit';

export function renderCandidate(written: string, said: string, press: () => void): TemplateResult {
  return html`<li>
    <button type="button" @click=${press}><span>${written}</span><span>${said}</span></button>
  </li>`;
}
