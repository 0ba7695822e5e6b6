/** Why a command had no effect. */
import type { WireRefusal } from '../../shared/wire/refusal.ts';

export const SEND_FAILURES = ['no-seat', 'no-answer', 'not-connected'] as const;
/** Refused by the match or the server, or never judged by them. */
export type SendRefusal = WireRefusal | (typeof SEND_FAILURES)[number];
