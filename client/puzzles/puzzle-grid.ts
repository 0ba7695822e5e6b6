/** How a puzzle is set: beneath each other in a narrow window, the board beside the words in a wide one. */
import { css } from 'lit';

/** For whoever shows a puzzle: `.puzzle` with areas for its parts, and for a `head` and `facts` of one's own. */
export const puzzleGridStyles = css`
  .puzzle {
    display: grid;
    grid-template:
      'head' auto
      'task' auto
      'board' auto
      'said' auto
      'actions' auto
      'why' auto
      'facts' auto / minmax(0, 1fr);
    gap: 12px;
    --study-board-size: 46rem;
  }
  @media (min-width: 960px), (min-width: 700px) and (orientation: landscape) {
    .puzzle {
      grid-template:
        'board head' auto
        'board task' auto
        'board said' auto
        'board actions' auto
        'board why' auto
        'board facts' auto
        'board .' 1fr / minmax(0, 1.15fr) minmax(0, 1fr);
      column-gap: clamp(20px, 4vw, 56px);
    }
  }
`;

/** For the puzzles themselves: `.task`, `.board`, `.said`, `.actions`, `.why`. */
export const puzzlePartStyles = css`
  :host {
    display: contents;
  }
  p,
  h2,
  h3 {
    margin: 0;
  }
  h2,
  h3,
  .task {
    font: 600 1.125rem/var(--snug) var(--serif);
  }
  .task {
    grid-area: task;
    margin-block-start: 8px;
  }
  .board {
    grid-area: board;
    align-self: start;
    position: sticky;
    inset-block-start: 16px;
  }
  .said {
    grid-area: said;
    min-block-size: 3.2em;
  }
  .actions {
    grid-area: actions;
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
  }
  .why {
    grid-area: why;
    min-inline-size: 0;
  }
`;
