/** A page's websocket whose server can be made to keep silent for a while. */
import type { Page } from 'playwright';

export interface HeldLine {
  /** What the server says from now on waits. */
  hold(): void;
  /** Lets everything through that waited, and all that comes. */
  release(): void;
}

/** To be called before the page is opened. */
export async function holdableLine(page: Page): Promise<HeldLine> {
  let isHeld = false;
  let waiting: (() => void)[] = [];
  await page.routeWebSocket(/socket\.io/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      server.send(message);
    });
    server.onMessage((message) => {
      const pass = (): void => {
        socket.send(message);
      };
      if (isHeld) waiting.push(pass);
      else pass();
    });
  });
  return {
    hold: () => {
      isHeld = true;
    },
    release: () => {
      isHeld = false;
      for (const pass of waiting) pass();
      waiting = [];
    },
  };
}
