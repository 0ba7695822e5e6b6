/** `<qr-code>`: a text as a QR code, drawn here; the code that draws it is loaded when first needed. */
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';

/** Modules of blank around the code, as readers need it (ISO/IEC 18004 asks for 4). */
const QUIET_MODULES = 4;

interface Drawing {
  readonly size: number;
  readonly path: string;
}

@customElement('qr-code')
export class QrCode extends LitElement {
  static override readonly styles = css`
    :host {
      display: grid;
      align-content: start;
      justify-items: center;
      gap: 6px;
      color: var(--ink-soft);
      font: 400 0.875rem/var(--snug) var(--sans);
    }
    svg,
    .space {
      inline-size: 168px;
      block-size: 168px;
      border-radius: var(--radius);
    }
    svg {
      background: #fff;
      fill: #20130c;
      forced-color-adjust: none;
    }
  `;

  @property() text = '';
  /** What scanning it does; shown below. */
  @property() label = '';
  @state() private drawing: Drawing | null = null;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('text')) void this.#draw(this.text);
  }

  protected override render(): TemplateResult {
    const { drawing } = this;
    return html`${
      drawing === null
        ? html`<div class="space"></div>`
        : html`<svg
            role="img"
            aria-label=${this.label}
            viewBox="0 0 ${drawing.size} ${drawing.size}"
            shape-rendering="crispEdges"
          >
            <path d=${drawing.path} />
          </svg>`
    }
    ${this.label === '' ? nothing : html`<span aria-hidden="true">${this.label}</span>`}`;
  }

  async #draw(text: string): Promise<void> {
    const { encode } = await import('uqr');
    if (text !== this.text) return;
    const { data, size } = encode(text, { border: QUIET_MODULES });
    const path = data
      .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
      .join('');
    this.drawing = { size, path };
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'qr-code': QrCode;
  }
}
