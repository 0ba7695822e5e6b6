/** The lines of a tree: the main one first, what else was tried indented below the move it replaces. */
import { css, html, nothing, type TemplateResult } from 'lit';
import { writeAction } from '../text/sentences.ts';
import { studyText } from '../text/study-text.ts';
import { nodeAt, type Place } from './tree.ts';

export const treeStyles = css`
  .tree {
    max-block-size: 20rem;
    overflow: auto;
    font: 500 0.9375rem/var(--snug) var(--sans);
  }
  .tree ul {
    margin: 2px 0 4px;
    padding-inline-start: 16px;
    border-inline-start: 2px solid var(--rule);
    list-style: none;
  }
  .tree > ul {
    padding: 0;
    border: 0;
  }
  .tree button {
    appearance: none;
    min-block-size: var(--tap);
    min-inline-size: var(--tap);
    padding: 2px 10px;
    border: 0;
    border-radius: var(--radius-small);
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  .tree button:hover {
    background: color-mix(in srgb, var(--glow) 22%, transparent);
  }
  .tree button[aria-current] {
    background: var(--marigold);
    color: var(--on-marigold);
  }
  .tree .comment {
    padding-inline: 10px;
    color: var(--ink-soft);
    font-weight: 400;
    overflow-wrap: anywhere;
  }
`;

/** `choose` takes the index of a node. */
export function renderTree(place: Place, choose: (at: number) => void): TemplateResult {
  return html`<div class="tree" role="group" aria-label=${studyText().analysis.tree}>
    <ul>
      <li>${renderNode(place, 0, choose)}${renderRest(place, 0, choose)}</li>
    </ul>
  </div>`;
}

/** What follows a node: its first branch in the same line, the others below. */
function renderRest(place: Place, from: number, choose: (at: number) => void): TemplateResult {
  const [first, ...others] = nodeAt(place.tree, from).children;
  if (first === undefined) return html``;
  return html`${renderNode(place, first, choose)}
  ${
    others.length === 0
      ? nothing
      : html`<ul>
          ${others.map(
            (other) =>
              html`<li>${renderNode(place, other, choose)}${renderRest(place, other, choose)}</li>`,
          )}
        </ul>`
  }${renderRest(place, first, choose)}`;
}

function renderNode(
  { tree, at }: Place,
  index: number,
  choose: (at: number) => void,
): TemplateResult {
  const { action, board, comment } = nodeAt(tree, index);
  const written =
    action === null ? studyText().analysis.first : `${board.plies}. ${writeAction(action)}`;
  return html`<button
      type="button"
      aria-current=${index === at ? 'step' : nothing}
      @click=${() => {
        choose(index);
      }}
    >
      ${written}</button
    >${comment === '' ? nothing : html`<span class="comment">${comment}</span>`}`;
}
