/** Takes files and texts dropped anywhere on a page. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

export interface DropTaker {
  readonly takeFile: (file: File) => void;
  readonly takeText: (text: string) => void;
}

export class FileDrop implements ReactiveController {
  readonly #taker: DropTaker;

  constructor(host: ReactiveControllerHost, taker: DropTaker) {
    this.#taker = taker;
    host.addController(this);
  }

  hostConnected(): void {
    addEventListener('dragover', this.#onOver);
    addEventListener('drop', this.#onDrop);
  }

  hostDisconnected(): void {
    removeEventListener('dragover', this.#onOver);
    removeEventListener('drop', this.#onDrop);
  }

  readonly #onOver = (event: DragEvent): void => {
    // Else the browser would leave the page and open the file itself.
    event.preventDefault();
  };

  readonly #onDrop = (event: DragEvent): void => {
    const [target] = event.composedPath();
    if (target instanceof HTMLTextAreaElement && event.dataTransfer?.files.length === 0) return;
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    const text = event.dataTransfer?.getData('text/plain') ?? '';
    if (file !== undefined) this.#taker.takeFile(file);
    else if (text !== '') this.#taker.takeText(text);
  };
}
