/** Whether new people should come: the server can save, and nobody has asked it to go. */

export class Readiness {
  readonly #matches: { readonly isReady: boolean };
  #isDraining = false;

  constructor(matches: { readonly isReady: boolean }) {
    this.#matches = matches;
  }

  get isReady(): boolean {
    return !this.#isDraining && this.#matches.isReady;
  }

  drain(): void {
    this.#isDraining = true;
  }
}
