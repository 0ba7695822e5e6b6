/** What the store asks of its thread, and the rows that travel between them. */
import type {
  AppendResult,
  EndedQuery,
  HeadCursor,
  HeadQuery,
  Heartbeat,
  MatchHead,
  SecretRow,
  StoredReview,
} from './match-store.ts';

/** An event's row in the order of its columns; `body` is the event as JSON. */
export type EventRow = readonly [
  match: string,
  seq: number,
  atMs: number,
  boot: string,
  availabilityMs: number,
  kind: string,
  commandId: string | null,
  body: string,
];

export interface AppendRequest {
  readonly kind: 'append';
  readonly events: readonly EventRow[];
  readonly secrets: readonly SecretRow[];
  readonly heads: readonly MatchHead[];
}

export interface BeatRequest {
  readonly kind: 'beat';
  readonly heartbeat: Heartbeat;
}

export interface ForgetRequest {
  readonly kind: 'forget';
  readonly matches: readonly string[];
}

export interface SaveReviewRequest {
  readonly kind: 'save-review';
  readonly review: StoredReview;
}

export type WriteRequest = AppendRequest | BeatRequest | ForgetRequest | SaveReviewRequest;

export type ReadRequest =
  | { readonly kind: 'load'; readonly match: string; readonly from: number }
  | { readonly kind: 'find-command'; readonly match: string; readonly commandId: string }
  | { readonly kind: 'find-head'; readonly match: string }
  | { readonly kind: 'list-heads'; readonly query: HeadQuery }
  | { readonly kind: 'list-ended'; readonly query: EndedQuery }
  | { readonly kind: 'list-unfinished' }
  | { readonly kind: 'find-review'; readonly match: string }
  | { readonly kind: 'find-heartbeat'; readonly boot: string };

const WRITES: ReadonlySet<StoreRequest['kind']> = new Set<WriteRequest['kind']>([
  'append',
  'beat',
  'forget',
  'save-review',
]);

/** `close` comes last, alone. */
export type StoreRequest = WriteRequest | ReadRequest | { readonly kind: 'close' };

/** The answer to each kind of request. */
export interface StoreAnswers {
  readonly append: AppendResult;
  readonly beat: null;
  readonly forget: null;
  readonly 'save-review': null;
  readonly load: { readonly events: readonly EventRow[]; readonly secrets: readonly SecretRow[] };
  readonly 'find-command': EventRow | null;
  readonly 'find-head': MatchHead | null;
  readonly 'list-heads': readonly MatchHead[];
  readonly 'list-ended': readonly HeadCursor[];
  readonly 'list-unfinished': readonly string[];
  readonly 'find-review': StoredReview | null;
  readonly 'find-heartbeat': Heartbeat | null;
  readonly close: null;
}

/** In the order of the requests of a batch; a `fault` is a sentence. */
export type StoreReply =
  | { readonly ok: true; readonly value: StoreAnswers[keyof StoreAnswers] }
  | { readonly ok: false; readonly fault: string };

/** The first message of the thread: whether it could open the file. */
export type Opened = { readonly ok: true } | { readonly ok: false; readonly fault: string };

export function isWrite(request: StoreRequest): request is WriteRequest {
  return WRITES.has(request.kind);
}
