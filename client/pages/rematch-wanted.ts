/** The event of a page whose match can be played again. */

/** A rematch can be had; the page makes it, since it knows where the next match is. */
export class RematchWantedEvent extends Event {
  constructor() {
    super('rematch-wanted', { bubbles: true });
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'rematch-wanted': RematchWantedEvent;
  }
}
