/** The trees kept in this browser: each can be opened again, or deleted. */
import { html, type TemplateResult } from 'lit';
import { text } from '../text/locale.ts';
import { writeAction } from '../text/sentences.ts';
import { studyText } from '../text/study-text.ts';
import type { KeptTree } from './kept-trees.ts';
import { endOf, lineTo, nodeAt } from './tree.ts';

/** So many moves tell one tree from another. */
const SHOWN_MOVES = 4;

export interface KeptModel {
  /** The latest first. */
  readonly trees: readonly KeptTree[];
  readonly open: (tree: KeptTree) => void;
  readonly forget: (tree: KeptTree) => void;
}

export function renderKept({ trees, open, forget }: KeptModel): TemplateResult {
  const words = studyText().analysis.kept;
  return html`<details>
    <summary>${words.title(trees.length)}</summary>
    <p class="small">${words.note}</p>
    <ul class="kept">
      ${trees.map((tree) => {
        const said = sayTree(tree);
        return html`<li>
          <button
            class="button"
            type="button"
            @click=${() => {
              open(tree);
            }}
          >
            ${said}
          </button>
          <button
            class="button quiet"
            type="button"
            aria-label=${words.forgetWhich(said)}
            @click=${() => {
              forget(tree);
            }}
          >
            ${words.forget}
          </button>
        </li>`;
      })}
    </ul>
  </details>`;
}

/** “12 moves: c1 a1-b1 e3 a5-b4 … · Plain rules”. */
function sayTree({ place: { tree } }: KeptTree): string {
  const line = lineTo(tree, endOf(tree, 0)).slice(0, SHOWN_MOVES).map(writeAction);
  const shown = tree.length - 1 > line.length ? [...line, '…'] : line;
  const { ruleset } = nodeAt(tree, 0).board;
  return studyText().analysis.kept.tree(
    tree.length - 1,
    shown.join(' '),
    text().rulesets[ruleset.name],
  );
}
