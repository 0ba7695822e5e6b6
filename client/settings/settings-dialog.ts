/** `<settings-dialog>`: what a person can set for this browser, in force at once. */
import { css, html, type TemplateResult } from 'lit';
import { customElement } from 'lit/decorators.js';
import { type ChoiceEvent } from '../elements/choice-group.ts';
import { Modal } from '../elements/modal.ts';
import { text } from '../text/locale.ts';
import { type Settings, settings, THEMES } from './settings.ts';
import { SettingsController } from './settings-controller.ts';

type Switch = 'helpers' | 'sound' | 'shortcuts';

@customElement('settings-dialog')
export class SettingsDialog extends Modal {
  static override readonly styles = [
    ...Modal.styles,
    css`
      .fields {
        display: grid;
        gap: 4px;
        margin-block: 12px 20px;
        text-align: start;
      }
      label {
        display: flex;
        align-items: center;
        gap: 14px;
        min-block-size: var(--tap);
        cursor: pointer;
      }
      input {
        flex: none;
        inline-size: 22px;
        block-size: 22px;
        margin: 0;
        accent-color: var(--marigold);
      }
      choice-group {
        margin-block-end: 10px;
      }
    `,
  ];

  readonly #settings = new SettingsController(this);

  constructor() {
    super();
    this.addEventListener('dialog-cancel', () => {
      this.open = false;
    });
  }

  protected override renderContent(): TemplateResult {
    const words = text().settings;
    const { theme, motion } = this.#settings.current;
    return html`<h2 id="heading">${words.title}</h2>
      <div class="fields">
        <choice-group
          .label=${words.theme}
          .value=${theme}
          .choices=${THEMES.map((value) => ({ value, label: words.themes[value] }))}
          @choice=${({ value }: ChoiceEvent) => {
            settings.change({ theme: THEMES.find((known) => known === value) ?? 'system' });
          }}
        ></choice-group>
        ${this.#renderSwitch('helpers')}${this.#renderSwitch('sound')}
        ${renderCheck(words.motion, motion === 'less', (isOn) => {
          settings.change({ motion: isOn ? 'less' : 'system' });
        })}
        ${this.#renderSwitch('shortcuts')}
      </div>
      <div class="actions">
        <button class="button primary" type="button" @click=${this.#onDone}>${words.close}</button>
      </div>`;
  }

  #renderSwitch(name: Switch): TemplateResult {
    return renderCheck(text().settings[name], this.#settings.current[name], (isOn) => {
      const change: Partial<Settings> = { [name]: isOn };
      settings.change(change);
    });
  }

  readonly #onDone = (): void => {
    this.open = false;
  };
}

function renderCheck(
  label: string,
  isOn: boolean,
  change: (isOn: boolean) => void,
): TemplateResult {
  return html`<label>
    <input
      type="checkbox"
      .checked=${isOn}
      @change=${(event: Event) => {
        change((event.target as HTMLInputElement).checked);
      }}
    />
    ${label}
  </label>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'settings-dialog': SettingsDialog;
  }
}
