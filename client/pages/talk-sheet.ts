/** `<talk-sheet>`: what was said in a match, and what a player can say: phrases, emotes, words by consent. */
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { otherSeat, type Seat } from '../../shared/match/seat.ts';
import { EMOTES, PHRASES } from '../../shared/wire/phrases.ts';
import { TEXT_LENGTH } from '../../shared/wire/protocol.ts';
import type { MatchView } from '../match/controller.ts';
import type { Saying } from '../match/talk.ts';
import { settings } from '../settings/settings.ts';
import { SettingsController } from '../settings/settings-controller.ts';
import { LocalizedElement } from '../text/localized-element.ts';
import { moreText } from '../text/more-text.ts';
import { saySaying } from '../text/saying.ts';
import { nameOfSeat, sayRefusal } from '../text/sentences.ts';
import { controlStyles } from '../theme/controls.ts';
import type { PlayTalk } from './play-talk.ts';
import { talkStyles } from './talk-sheet.styles.ts';

@customElement('talk-sheet')
export class TalkSheet extends LocalizedElement {
  static override readonly styles = [controlStyles, talkStyles];

  @property({ attribute: false }) view: MatchView | null = null;
  @property({ attribute: false }) talk: PlayTalk | null = null;
  /** What was heard; a new one with every sentence. */
  @property({ attribute: false }) log: PlayTalk['log'] = [];
  /** Something was said by a tap: the boards are to be seen again. */
  @property({ attribute: false }) done: () => void = () => {};

  /** Why the last thing was not said. */
  @state() private refusal = '';

  readonly #settings = new SettingsController(this);

  protected override render(): TemplateResult | typeof nothing {
    const { view } = this;
    if (view === null) return nothing;
    const seat = view.viewer === 'host' || view.viewer === 'guest' ? view.viewer : null;
    return html`${this.#renderLog(view)}
      <p class="refusal" role="status">${this.refusal}</p>
      ${seat === null ? html`<p class="note">${moreText().talk.watching}</p>` : this.#renderSpeaking(view, seat)}
      ${renderCheck(moreText().settings.mutesTalk, this.#settings.current.mutesTalk, (isOn) => {
        settings.change({ mutesTalk: isOn });
      })}`;
  }

  protected override updated(): void {
    const log = this.renderRoot.querySelector('.log');
    log?.scrollTo({ top: log.scrollHeight });
  }

  #renderLog({ match, viewer }: MatchView): TemplateResult {
    return html`<ul
      class="log"
      role="log"
      aria-label=${moreText().talk.log}
      tabindex="0"
      ?hidden=${this.log.length === 0}
    >
      ${this.log.map(
        ({ seat, saying }) =>
          html`<li class=${seat === viewer ? 'own' : ''}>
            <b>${nameOfSeat(match, seat)}</b> ${renderSaying(saying)}
          </li>`,
      )}
    </ul>`;
  }

  #renderSpeaking(view: MatchView, seat: Seat): TemplateResult {
    const { phrases } = moreText().talk;
    return html`<div class="emotes">${EMOTES.map((emote) => this.#renderSay({ emote }))}</div>
      <div class="phrases">
        ${PHRASES.map((phrase) => this.#renderSay({ phrase }, phrases[phrase]))}
      </div>
      ${this.#renderText(view, seat)}`;
  }

  #renderSay(saying: Saying, label = ''): TemplateResult {
    const { shown, spoken } = saySaying(saying);
    return html`<button
      class="button"
      type="button"
      aria-label=${label === '' ? spoken : nothing}
      title=${label === '' ? spoken : nothing}
      @click=${() => {
        void this.#say(saying).then((isSaid) => {
          if (isSaid) this.done();
        });
      }}
    >
      ${shown}
    </button>`;
  }

  /** The field is there only while both allow it, and takes the keyboard only when it is tapped. */
  #renderText({ match, presence }: MatchView, seat: Seat): TemplateResult {
    const words = moreText().talk;
    const other = otherSeat(seat);
    const isOwn = presence[seat].allowsText;
    const field = presence[other].allowsText
      ? html`<form @submit=${this.#onSubmit}>
          <input
            name="words"
            maxlength=${TEXT_LENGTH}
            autocomplete="off"
            enterkeyhint="send"
            aria-label=${words.write}
            placeholder=${words.write}
          />
          <button class="button primary">${words.send}</button>
        </form>`
      : html`<p class="note">${words.allowWaiting(nameOfSeat(match, other))}</p>`;
    return html`${renderCheck(words.allow, isOwn, (isOn) => {
      void this.talk?.line?.allowText(isOn).then((judged) => {
        this.refusal = judged.ok ? '' : sayRefusal(judged.error);
        this.requestUpdate();
      });
    })}
    ${isOwn ? field : html`<p class="note">${words.allowHint}</p>`}`;
  }

  readonly #onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    const field = this.renderRoot.querySelector('input[name="words"]');
    if (!(field instanceof HTMLInputElement) || field.value.trim() === '') return;
    void this.#say({ text: field.value.trim() }).then((isSaid) => {
      // What was refused is not lost.
      if (isSaid) field.value = '';
    });
  };

  async #say(saying: Saying): Promise<boolean> {
    const judged = await this.talk?.line?.say(saying);
    if (judged === undefined) return false;
    this.refusal = judged.ok ? '' : sayRefusal(judged.error);
    return judged.ok;
  }
}

function renderSaying(saying: Saying): TemplateResult {
  const { shown, spoken } = saySaying(saying);
  if (!('emote' in saying)) return html`<span>${shown}</span>`;
  return html`<span role="img" aria-label=${spoken}>${shown}</span>`;
}

function renderCheck(
  label: string,
  isOn: boolean,
  change: (isOn: boolean) => void,
): TemplateResult {
  return html`<label class="check">
    <input
      type="checkbox"
      .checked=${isOn}
      @change=${(event: Event) => {
        if (event.target instanceof HTMLInputElement) change(event.target.checked);
      }}
    />
    ${label}
  </label>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'talk-sheet': TalkSheet;
  }
}
