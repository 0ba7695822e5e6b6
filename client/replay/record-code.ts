/** A record as a piece of an address: packed, and in letters that every link may have. */
import { failure, type Result, success } from '../../shared/rules/result.ts';

/** The longest record that is unpacked, in bytes: some fifty matches of 400 plies. */
const MOST_BYTES = 200_000;
/** Deflate without a head, RFC 1951. */
const PACKING = 'deflate-raw';

/** In `A–Z a–z 0–9 - _` alone (base64url, RFC 4648). */
export async function packRecord(text: string): Promise<string> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream(PACKING));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The text that was packed; `broken` where the code is none, or holds more than a record. */
export async function unpackRecord(code: string): Promise<Result<string, 'broken'>> {
  try {
    const letters = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
    const packed = new Blob([Uint8Array.from(letters, (letter) => letter.charCodeAt(0))]);
    const unpacked = packed.stream().pipeThrough(new DecompressionStream(PACKING));
    return await readWithin(unpacked, MOST_BYTES);
  } catch {
    // A link cut short, or made up: nothing that the page could do about it.
    return failure('broken');
  }
}

/** A few bytes can unpack to gigabytes: reading stops at the limit. */
async function readWithin(
  stream: ReadableStream<Uint8Array>,
  most: number,
): Promise<Result<string, 'broken'>> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const reader = stream.getReader();
  let text = '';
  let bytes = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.length;
    if (bytes > most) {
      await reader.cancel();
      return failure('broken');
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return success(text + decoder.decode());
}
