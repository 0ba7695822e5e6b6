/** What a coordinator has of the process around it. */
import type { MatchStore } from '../store/match-store.ts';
import type { Committed } from './door.ts';

export interface Surroundings {
  readonly store: MatchStore;
  /** Names this run of the process in the log. */
  readonly boot: string;
  /** Availability time. */
  readonly now: () => number;
  readonly wallMs: () => number;
  /** Availability time of the last heartbeat that the store has. */
  readonly durableMs: () => number;
  /** No more commands are taken. */
  readonly isClosing: () => boolean;
  /** A fresh match id. */
  readonly newId: () => string;
  /** Everyone may know. */
  readonly tell: (committed: Committed) => void;
  /** Time stops counting until the store works again. */
  readonly storeFailed: (error: unknown) => void;
  /** For whoever runs the server. */
  readonly report: (trouble: string, error: unknown) => void;
  /** A match was written beside another one's event: its time begins to run. */
  readonly takeUp: (match: string) => void;
  /** When to wake the match, instead of any time before; `null`: never. */
  readonly schedule: (match: string, wake: Wake | null) => void;
}

/** `alarm` in availability time, `calendar` in wall time. */
export interface Wake {
  readonly by: 'alarm' | 'calendar';
  readonly atMs: number;
}
