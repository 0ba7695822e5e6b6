/** What the parts of a match page ask of it. */
import type { SeatCommand } from '../../shared/match/command.ts';
import type { BoardName } from '../../shared/match/seat.ts';

export const SHEETS = [
  'moves',
  'rules',
  'draw',
  'takeback',
  'resign',
  'result',
  'talk',
  'more',
] as const;
/** What may lie over the match; one at a time. */
export type Sheet = (typeof SHEETS)[number];

export type PlayAct =
  | { readonly kind: 'send'; readonly command: SeatCommand }
  | { readonly kind: 'open'; readonly sheet: Sheet }
  | { readonly kind: 'close' }
  /** Look at the match after so many plies; `null`: as it is now, and follow it. */
  | { readonly kind: 'see'; readonly plies: number | null }
  /** What the engine would do. */
  | { readonly kind: 'hint' }
  | { readonly kind: 'flip' }
  /** Gives one board of a final the room; `null`: both alike. */
  | { readonly kind: 'enlarge'; readonly board: BoardName | null }
  | { readonly kind: 'save-record' };

export type Perform = (act: PlayAct) => void;
