/** What is wrong with a text, and where. */

/** `column` counts from 1; `found` is the piece of text that is wrong, as it was written. */
export interface TextFault<Problem extends string> {
  readonly problem: Problem;
  readonly column: number;
  readonly found: string;
}
