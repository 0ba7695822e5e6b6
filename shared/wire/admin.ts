/** Orders of whoever runs the server, and their answers: spoken at a port of its own, never by players. */
import { z } from 'zod';
import { decoderOf } from './decode.ts';
import type { MatchSummary, Seek } from './rest.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Longest text of an announcement. */
export const ANNOUNCEMENT_LENGTH = 280;
/** Longest time for which anything is ordered. */
export const LONGEST_ORDER_MS = 30 * DAY_MS;

const duration = z.int().min(1000).max(LONGEST_ORDER_MS);

/** How the query of `GET /admin/matches` gets its type: all matches of a state, private ones too. */
export const decodeMatchesQuery = decoderOf(
  z.strictObject({
    state: z.enum(['open', 'live', 'ended']).default('live'),
    limit: z
      .string()
      .regex(/^\d{1,4}$/)
      .transform(Number)
      .pipe(z.int().min(1).max(1000))
      .default(100),
  }),
);

/** How the body of `POST /admin/blocks` gets its type. */
export const decodeBlock = decoderOf(
  z.strictObject({
    address: z.union([z.ipv4(), z.ipv6()]),
    forMs: duration.default(60 * MINUTE_MS),
  }),
);

/** How the body of `POST /admin/unblock` gets its type: an address, or a `/64` as it is listed. */
export const decodeUnblock = decoderOf(
  z.strictObject({
    address: z.union([z.ipv4(), z.ipv6(), z.string().regex(/^[\da-f:]+::\/64$/i)]),
  }),
);

/** How the body of `POST /admin/announcement` gets its type; an empty text takes it back. */
export const decodeAnnouncement = decoderOf(
  z.strictObject({
    text: z
      .string()
      .trim()
      .max(ANNOUNCEMENT_LENGTH)
      .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'one line of text'),
    forMs: duration.default(10 * MINUTE_MS),
  }),
);

/** How the body of `POST /admin/drain` gets its type: how long until the server ends. */
export const decodeDrain = decoderOf(
  z.strictObject({ inMs: z.int().min(0).max(DAY_MS).default(0) }),
);

/** `GET /admin/matches`: last changed first. */
export interface AdminMatches {
  readonly matches: readonly MatchSummary[];
}

/** `GET /admin/seeks`: longest wait first. */
export interface AdminSeeks {
  readonly seeks: readonly Seek[];
}

/** An address that is kept out. */
export interface AdminBlock {
  readonly address: string;
  /** UTC, ISO 8601. */
  readonly until: string;
}

/** `GET /admin/blocks`. */
export interface AdminBlocks {
  readonly blocks: readonly AdminBlock[];
}

/** Any order that cannot be carried out. */
export interface AdminRefusal {
  readonly error: string;
}
