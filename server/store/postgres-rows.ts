/** The rows of the tables in PostgreSQL, and what they stand for. */
import { readBody } from './event-body.ts';
import type { LogEntry, MatchHead } from './match-store.ts';

/** Columns as they are read: numbers of 64 bits would else come as text. */
export const EVENT_FIELDS = `match_id, seq, at_ms::float8, boot, availability_ms::float8, command_id,
  body`;
export const HEAD_FIELDS = `match_id, state, mode, is_public, allows_spectators, ruleset,
  clock_ms::float8, host_side, host_name, guest_name, created_ms::float8, changed_ms::float8, result,
  reason, computer_seat, computer_level, spectator_delay_ms::float8`;

export interface EventRow {
  readonly match_id: string;
  readonly seq: number;
  readonly at_ms: number;
  readonly boot: string;
  readonly availability_ms: number;
  readonly command_id: string | null;
  readonly body: string;
}

export interface HeadRow {
  readonly match_id: string;
  readonly state: MatchHead['state'];
  readonly mode: MatchHead['mode'];
  readonly is_public: boolean;
  readonly allows_spectators: boolean;
  readonly ruleset: string;
  readonly clock_ms: number | null;
  readonly host_side: MatchHead['hostSide'];
  readonly host_name: string;
  readonly guest_name: string;
  readonly created_ms: number;
  readonly changed_ms: number;
  readonly result: MatchHead['result'];
  readonly reason: string | null;
  readonly computer_seat: NonNullable<MatchHead['computer']>['seat'] | null;
  readonly computer_level: NonNullable<MatchHead['computer']>['level'] | null;
  readonly spectator_delay_ms: number;
}

/** Throws where the body is no event of ours: the log is damaged. */
export function entryOfRow(row: EventRow): LogEntry {
  return {
    match: row.match_id,
    seq: row.seq,
    wallMs: row.at_ms,
    boot: row.boot,
    availabilityMs: row.availability_ms,
    commandId: row.command_id,
    event: readBody(row.body),
  };
}

/** `holder`: who runs its clock, if the line is new or begins to be live. */
export function rowOfHead(head: MatchHead, holder: string): HeadRow & { readonly holder: string } {
  return {
    match_id: head.match,
    state: head.state,
    mode: head.mode,
    is_public: head.isPublic,
    allows_spectators: head.allowsSpectators,
    ruleset: head.ruleset,
    clock_ms: head.clockMs,
    host_side: head.hostSide,
    host_name: head.hostName,
    guest_name: head.guestName,
    created_ms: head.createdMs,
    changed_ms: head.changedMs,
    result: head.result,
    reason: head.reason,
    computer_seat: head.computer?.seat ?? null,
    computer_level: head.computer?.level ?? null,
    spectator_delay_ms: head.spectatorDelayMs,
    holder,
  };
}

export function headOfRow(row: HeadRow): MatchHead {
  const { computer_seat: seat, computer_level: level } = row;
  return {
    match: row.match_id,
    state: row.state,
    mode: row.mode,
    isPublic: row.is_public,
    allowsSpectators: row.allows_spectators,
    spectatorDelayMs: row.spectator_delay_ms,
    ruleset: row.ruleset,
    clockMs: row.clock_ms,
    hostSide: row.host_side,
    hostName: row.host_name,
    guestName: row.guest_name,
    computer: seat === null || level === null ? null : { seat, level },
    createdMs: row.created_ms,
    changedMs: row.changed_ms,
    result: row.result,
    reason: row.reason,
  };
}
