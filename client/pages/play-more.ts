/** `<more-sheet>`: what a match's bar has no place for: looks, sound, rules, settings, reports, the way home. */
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Match } from '../../shared/match/match.ts';
import { BOARD_NAMES } from '../../shared/match/seat.ts';
import { type ChoiceEvent } from '../elements/choice-group.ts';
import { ICON_PATHS, type IconName } from '../elements/icons.ts';
import { openSettings } from '../settings/open-settings.ts';
import { settings } from '../settings/settings.ts';
import { SettingsController } from '../settings/settings-controller.ts';
import { LocalizedElement } from '../text/localized-element.ts';
import { text } from '../text/locale.ts';
import { moreText } from '../text/more-text.ts';
import { controlStyles } from '../theme/controls.ts';
import { openReport } from './open-report.ts';
import type { Perform } from './play-act.ts';
import type { Look } from './play-look.ts';

@customElement('more-sheet')
export class MoreSheet extends LocalizedElement {
  static override readonly styles = [
    controlStyles,
    css`
      :host {
        display: grid;
        gap: 6px;
        padding-block: 4px;
      }
      .button {
        justify-content: flex-start;
        gap: 14px;
        inline-size: 100%;
        text-align: start;
      }
      svg {
        flex: none;
        inline-size: 24px;
        block-size: 24px;
        fill: none;
        stroke: currentColor;
        stroke-width: 1.9;
        stroke-linecap: round;
        stroke-linejoin: round;
      }
      choice-group {
        margin-block: 4px 8px;
      }
      /* A phone has no room to give one board more of. */
      @media (max-width: 599px), (max-height: 559px) {
        choice-group {
          display: none;
        }
      }
    `,
  ];

  @property({ attribute: false }) look: Look | null = null;
  /** Two boards: one can be made large. */
  @property({ type: Boolean }) two = false;
  /** The record can be kept: the match is over, and the server has it. */
  @property({ type: Boolean, attribute: 'has-record' }) hasRecord = false;
  @property({ attribute: false }) perform: Perform = () => {};
  /** As it stands, for a report of a problem. */
  @property({ attribute: false }) match: Match | null = null;
  /** On the server; `null` for a match played here. */
  @property({ attribute: false }) matchId: string | null = null;

  readonly #settings = new SettingsController(this);

  protected override render(): TemplateResult {
    const { action, match } = text();
    const { sound } = this.#settings.current;
    return html`${this.two ? this.#renderSizes() : nothing}
      ${renderButton('flip', action.flip, this.#doing({ kind: 'flip' }), this.look?.isFlipped)}
      ${renderButton(
        sound ? 'sound-on' : 'sound-off',
        action.sound,
        () => {
          settings.change({ sound: !sound });
        },
        sound,
      )}
      ${renderButton('rules', action.rules, () => {
        this.perform({ kind: 'open', sheet: 'rules' });
      })}
      ${this.hasRecord ? renderButton('share', match.record, this.#doing({ kind: 'save-record' })) : nothing}
      ${renderButton('settings', action.settings, () => {
        this.perform({ kind: 'close' });
        void openSettings();
      })}
      ${renderButton('phrases', moreText().settings.report, () => {
        this.perform({ kind: 'close' });
        void openReport(this.match, this.matchId);
      })} <a class="button" href="/">${icon('home')}${match.home}</a>`;
  }

  #renderSizes(): TemplateResult {
    const { sizes } = text().match;
    const choices = [
      { value: '', label: sizes.alike },
      { value: 'left', label: sizes.left },
      { value: 'right', label: sizes.right },
    ];
    return html`<choice-group
      .label=${sizes.title}
      .value=${this.look?.large ?? ''}
      .choices=${choices}
      @choice=${({ value }: ChoiceEvent) => {
        const board = BOARD_NAMES.find((name) => name === value) ?? null;
        this.perform({ kind: 'enlarge', board });
      }}
    ></choice-group>`;
  }

  #doing(act: Parameters<Perform>[0]): () => void {
    return () => {
      this.perform(act);
      this.perform({ kind: 'close' });
    };
  }
}

function renderButton(
  name: IconName,
  label: string,
  press: () => void,
  isPressed?: boolean,
): TemplateResult {
  const pressed = isPressed === undefined ? nothing : isPressed ? 'true' : 'false';
  return html`<button class="button" type="button" aria-pressed=${pressed} @click=${press}>
    ${icon(name)}${label}
  </button>`;
}

function icon(name: IconName): TemplateResult {
  return html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d=${ICON_PATHS[name]} /></svg>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'more-sheet': MoreSheet;
  }
}
