/** The learned weights as bytes: whoever reads them believes them only if they are whole and unharmed. */
import { failure, type Result, success } from '../../rules/result.ts';
import { BUCKET_COUNT, JOINED_SIZE } from './shape.ts';

/** What was learned: one small integer for each weight. */
export interface LearnedWeights {
  /** Hundredths of a goat that a weight of 1 stands for, 1–255. */
  readonly unit: number;
  /** In the tigers' favour: `JOINED_SIZE` for each bucket (see `shape.ts`). */
  readonly values: Int8Array;
}

/** `foreign`: something else; `version`: weights of another shape; `size`: not whole; `damaged`: changed. */
export type WeightsFault = 'foreign' | 'version' | 'size' | 'damaged';

/** How many weights there are. */
export const WEIGHT_COUNT = BUCKET_COUNT * JOINED_SIZE;

// Eight letters, the version, the unit and a checksum of all else, each a 32-bit little-endian number;
// then the weights, a byte each.
const KIND = 'TwWeight';
/** Counted up when the weights' order or meaning changes. */
const VERSION = 1;
const VERSION_AT = KIND.length;
const UNIT_AT = VERSION_AT + 4;
const CHECKSUM_AT = UNIT_AT + 4;
const HEADER_BYTES = CHECKSUM_AT + 4;

/** The bytes of a file of weights. */
export function formatWeights({ unit, values }: LearnedWeights): Uint8Array {
  const bytes = new Uint8Array(HEADER_BYTES + WEIGHT_COUNT);
  const view = new DataView(bytes.buffer);
  for (let index = 0; index < KIND.length; index++) bytes[index] = KIND.charCodeAt(index);
  view.setUint32(VERSION_AT, VERSION, true);
  view.setUint32(UNIT_AT, unit, true);
  bytes.set(new Uint8Array(values.buffer, values.byteOffset, WEIGHT_COUNT), HEADER_BYTES);
  view.setUint32(CHECKSUM_AT, checksumOf(bytes), true);
  return bytes;
}

/** What a file of weights holds. */
export function parseWeights(bytes: Uint8Array): Result<LearnedWeights, WeightsFault> {
  const kind = String.fromCharCode(...bytes.subarray(0, KIND.length));
  if (kind !== KIND) return failure('foreign');
  if (bytes.length < HEADER_BYTES) return failure('size');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  if (view.getUint32(VERSION_AT, true) !== VERSION) return failure('version');
  if (bytes.length !== HEADER_BYTES + WEIGHT_COUNT) return failure('size');
  if (view.getUint32(CHECKSUM_AT, true) !== checksumOf(bytes)) return failure('damaged');
  const unit = view.getUint32(UNIT_AT, true);
  return success({ unit, values: new Int8Array(bytes.slice(HEADER_BYTES).buffer) });
}

/** Per byte: its part of the checksum. */
const REMAINDERS = Int32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit++)
    remainder = (remainder & 1) === 0 ? remainder >>> 1 : (remainder >>> 1) ^ 0xedb88320;
  return remainder;
});

/** CRC-32 (ISO 3309) of all bytes but the checksum's own: it guards against accidents alone. */
function checksumOf(bytes: Uint8Array): number {
  let remainder = -1;
  for (let index = 0; index < bytes.length; index++)
    if (index < CHECKSUM_AT || index >= HEADER_BYTES)
      remainder = (REMAINDERS[(remainder ^ (bytes[index] ?? 0)) & 255] ?? 0) ^ (remainder >>> 8);
  return ~remainder >>> 0;
}
