/** What a puzzle tells the page that it is on. */

/** The last right answer was given. */
export class PuzzleSolvedEvent extends Event {
  constructor() {
    super('puzzle-solved', { bubbles: true, composed: true });
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'puzzle-solved': PuzzleSolvedEvent;
  }
}
