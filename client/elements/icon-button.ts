/** `<icon-button>`: a button with an icon, for bars with fixed places. */
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { controlStyles } from '../theme/controls.ts';
import { ICON_PATHS, type IconName } from './icons.ts';

/**
 * At least 44 × 44 px. Listen to `click`; a disabled one sends none.
 *
 * @cssprop --icon-button-inline - the least width, for a bar of many; 44 px
 * @cssprop --icon-button-padding - beside the icon
 * @csspart button - the native button
 */
@customElement('icon-button')
export class IconButton extends LitElement {
  static override readonly shadowRootOptions: ShadowRootInit = {
    ...LitElement.shadowRootOptions,
    delegatesFocus: true,
  };
  static override readonly styles = [
    controlStyles,
    css`
      :host {
        display: inline-block;
      }
      :host([disabled]) {
        pointer-events: none;
      }
      .button {
        position: relative;
        min-inline-size: var(--icon-button-inline, var(--tap));
        padding: 8px var(--icon-button-padding, 8px);
        border-color: transparent;
        background: none;
        font-size: 0.875rem;
      }
      .button[aria-pressed='true'] {
        background: var(--paper-sunken);
      }
      :host([danger]) .button {
        color: var(--vermilion);
      }
      :host([badge]) .button::after {
        content: '';
        position: absolute;
        inset-block-start: 8px;
        inset-inline-end: 8px;
        inline-size: 9px;
        block-size: 9px;
        border-radius: 50%;
        background: var(--marigold);
        border: 1.5px solid var(--paper);
      }
      svg {
        inline-size: 24px;
        block-size: 24px;
        fill: none;
        stroke: currentColor;
        stroke-width: 1.9;
        stroke-linecap: round;
        stroke-linejoin: round;
      }
    `,
  ];

  @property() icon: IconName = 'settings';
  /** What it does: its accessible name, its tooltip, and with `labelled` its visible text. */
  @property() label = '';
  @property({ type: Boolean }) labelled = false;
  @property({ type: Boolean, reflect: true }) disabled = false;
  /** For switches: `true` or `false`; `null` for a plain button. */
  @property({ attribute: false }) pressed: boolean | null = null;
  @property({ type: Boolean, reflect: true }) danger = false;
  /** A dot: something waits behind this button. */
  @property({ type: Boolean, reflect: true }) badge = false;

  protected override render(): TemplateResult {
    return html`<button
      class="button"
      part="button"
      type="button"
      title=${this.labelled ? nothing : this.label}
      aria-label=${this.labelled ? nothing : this.label}
      aria-pressed=${this.pressed === null ? nothing : this.pressed ? 'true' : 'false'}
      ?disabled=${this.disabled}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${ICON_PATHS[this.icon]} /></svg>
      ${this.labelled ? html`<span>${this.label}</span>` : nothing}
    </button>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'icon-button': IconButton;
  }
}
