/** Entries of a block as bytes, one each, and as words, sixteen each. */
import { NO_VALUE, WORD_ENTRIES } from './layer.ts';

/** Writes the first `size` values, a byte each, into the words from `begin` on. */
export function packValues(
  values: Uint8Array,
  size: number,
  words: Int32Array,
  begin: number,
): void {
  let entry = 0;
  for (let index = begin; entry < size; index++) {
    let word = 0;
    for (let shift = 0; shift < 32; shift += 2, entry++)
      word |= (entry < size ? (values[entry] ?? 0) & 3 : NO_VALUE) << shift;
    words[index] = word;
  }
}

/** Reads the first `size` values of the words from `begin` on, a byte each. */
export function unpackValues(
  words: Int32Array,
  begin: number,
  values: Uint8Array,
  size: number,
): void {
  for (let entry = 0, index = begin; entry < size; index++) {
    let word = words[index] ?? 0;
    const end = Math.min(entry + WORD_ENTRIES, size);
    for (; entry < end; entry++) {
      values[entry] = word & 3;
      word >>>= 2;
    }
  }
}
