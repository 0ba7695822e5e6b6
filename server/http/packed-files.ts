/** Files that the build has packed: sent as they lie there, to whoever can unpack them. */
import { readdirSync } from 'node:fs';
import type { RequestHandler } from 'express';

/** By what browsers call it, the smallest first, and how the build ends the names. */
const PACKINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

export interface PackedSetting {
  /** As they were when the server started; what is built later is packed while it is sent. */
  readonly folder: string;
  /** How long browsers keep them; milliseconds or `1y`. */
  readonly maxAge: string;
}

/** Leaves alone what lies there unpacked only. */
export function sendPacked({ folder, maxAge }: PackedSetting): RequestHandler {
  const names = new Set(namesIn(folder));
  return (request, response, next) => {
    const name = request.path.slice(1);
    const packing = PACKINGS.find(
      ([encoding, ending]) => names.has(name + ending) && request.acceptsEncodings(encoding),
    );
    if (packing === undefined) {
      next();
      return;
    }
    const [encoding, ending] = packing;
    response.type(name).set('Content-Encoding', encoding).vary('Accept-Encoding');
    response.sendFile(name + ending, { root: folder, immutable: true, maxAge });
  };
}

/** None where nothing was built yet. */
function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
