/** `<settings-fields>`: what a person can set for this browser, in force at once. */
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { readName } from '../../shared/wire/name.ts';
import { type ChoiceEvent } from '../elements/choice-group.ts';
import { type NameChangeEvent } from '../pages/name-field.ts';
import { LocalizedElement } from '../text/localized-element.ts';
import { moreText } from '../text/more-text.ts';
import { controlStyles } from '../theme/controls.ts';
import './language-choice.ts';
import { BOARD_LOOKS, CONFIRMS, type Settings, settings, type Switch, THEMES } from './settings.ts';
import { SettingsController } from './settings-controller.ts';
import { canNotify, setNotices } from './turn-notices.ts';

@customElement('settings-fields')
export class SettingsFields extends LocalizedElement {
  static override readonly styles = [
    controlStyles,
    css`
      :host {
        display: block;
        text-align: start;
      }
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
      name-field,
      language-choice,
      choice-group {
        margin-block-end: 10px;
      }
      .note {
        margin: 0 0 8px 36px;
        color: var(--vermilion);
        font-size: 0.9375rem;
      }
    `,
  ];

  /** The browser does not let this site tell of one's turn. */
  @state() private isNotifyDenied = false;

  readonly #settings = new SettingsController(this);

  protected override render(): TemplateResult {
    const words = moreText().settings;
    const { name, theme, board, motion, confirm } = this.#settings.current;
    return html`<div class="fields">
      <language-choice></language-choice>
      <name-field
        .value=${name}
        @name-change=${({ value }: NameChangeEvent) => {
          const read = readName(value);
          if (read.ok) settings.change({ name: read.value });
        }}
      ></name-field>
      ${renderChoice(words.theme, THEMES, theme, words.themes, (theme) => {
        settings.change({ theme });
      })}
      ${renderChoice(words.board, BOARD_LOOKS, board, words.boards, (board) => {
        settings.change({ board });
      })}
      ${renderChoice(words.confirm, CONFIRMS, confirm, words.confirms, (confirm) => {
        settings.change({ confirm });
      })}
      ${this.#renderSwitch('helpers')}${this.#renderSwitch('sound')}
      ${'vibrate' in navigator ? this.#renderSwitch('vibration') : nothing}
      ${this.#renderSwitch('mutesTalk')} ${canNotify() ? this.#renderNotices() : nothing}
      ${renderCheck(words.motion, motion === 'less', (isOn) => {
        settings.change({ motion: isOn ? 'less' : 'system' });
      })}
      ${this.#renderSwitch('shortcuts')}
    </div>`;
  }

  #renderSwitch(name: Switch): TemplateResult {
    return renderCheck(moreText().settings[name], this.#settings.current[name], (isOn) => {
      const change: Partial<Settings> = { [name]: isOn };
      settings.change(change);
    });
  }

  /** The browser asks the person itself, and may say no for them. */
  #renderNotices(): TemplateResult {
    const words = moreText().settings;
    return html`${renderCheck(words.notify, this.#settings.current.notify, (isOn) => {
      void setNotices(isOn).then((isAllowed) => {
        this.isNotifyDenied = !isAllowed;
        this.requestUpdate();
      });
    })}
    ${this.isNotifyDenied ? html`<p class="note" role="status">${words.notifyDenied}</p>` : nothing}`;
  }
}

function renderChoice<Value extends string>(
  label: string,
  values: readonly Value[],
  value: Value,
  labels: Readonly<Record<Value, string>>,
  change: (value: Value) => void,
): TemplateResult {
  return html`<choice-group
    .label=${label}
    .value=${value}
    .choices=${values.map((value) => ({ value, label: labels[value] }))}
    @choice=${(event: ChoiceEvent) => {
      const chosen = values.find((known) => known === event.value);
      if (chosen !== undefined) change(chosen);
    }}
  ></choice-group>`;
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
    'settings-fields': SettingsFields;
  }
}
