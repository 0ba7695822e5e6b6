/** The lines that were tried, a comment on the move shown, and what can be done with its branch. */
import { html, type TemplateResult } from 'lit';
import '../pages/link-field.ts';
import { studyText } from '../text/study-text.ts';
import { renderTree, treeStyles } from './tree-list.ts';
import { cutBranch, nodeAt, type Place, preferBranch, writeComment } from './tree.ts';

export const lineCardStyles = treeStyles;

export interface LineModel {
  readonly place: Place;
  /** The address of the line shown. */
  readonly link: string;
  readonly show: (place: Place) => void;
}

export function renderLineCard({ place, link, show }: LineModel): TemplateResult {
  const words = studyText().analysis;
  const { tree, at } = place;
  return html`<h2>${words.tree}</h2>
    ${renderTree(place, (index) => {
      show({ tree, at: index });
    })}
    <label class="field">
      ${words.comment}
      <input
        maxlength="200"
        .value=${nodeAt(tree, at).comment}
        @change=${({ target }: Event) => {
          if (target instanceof HTMLInputElement)
            show({ tree: writeComment(tree, at, target.value), at });
        }}
      />
    </label>
    <div class="actions">
      ${renderButton(words.prefer, at === 0, () => {
        show({ tree: preferBranch(place), at });
      })}
      ${renderButton(words.cut, at === 0, () => {
        show(cutBranch(place));
      })}
    </div>
    <link-field .label=${words.link} .link=${link}></link-field>`;
}

function renderButton(label: string, isDisabled: boolean, press: () => void): TemplateResult {
  return html`<button class="button" type="button" ?disabled=${isDisabled} @click=${press}>
    ${label}
  </button>`;
}
