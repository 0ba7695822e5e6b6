/** English for the replay: the player, what can be kept, and opening a record. */
import type { PgnRefusal } from '../../../shared/notation/library-pgn.ts';
import type { FormatName } from '../../replay/record-formats.ts';
import { number, plural } from './words.ts';

const formats: Readonly<Record<FormatName, string>> = {
  match: 'Whole match',
  board: 'One board, all moves',
  pgn: 'PGN of the baghchal library, all moves',
  position: 'Position shown',
  obx: 'Position shown, OBX 2.0',
  fen: 'Position shown, FEN of the baghchal library',
};

const cannot: Readonly<Record<PgnRefusal, string>> = {
  'tigers-first': 'This PGN cannot say that the tigers act first, as on this board.',
  'set-up-start': 'This PGN cannot say that the board began at a set-up position.',
  pass: 'This PGN has no word for a pass.',
};

export const replay = {
  bar: 'Through the moves',
  play: 'Play',
  pause: 'Pause',
  slider: 'Moves shown',
  atStart: 'Before the first move',
  left: (clock: string) => `${clock} left`,
  below: 'Moves and downloads',
  toMatch: 'To the match',
  goesOn: 'This match goes on: what is shown here ends with the latest move.',
  loading: 'Opening the record…',
  again: 'Try again',
  keys: 'Keys: ← → a move, Home and End the ends, Space plays, f turns the boards, [ ] boards',

  keep: {
    title: 'Keep it',
    board: 'Which board',
    format: 'As',
    formats,
    cannot,
    text: 'Text',
    copy: 'Copy',
    copied: 'Copied',
    byHand: 'The text is selected: copy it now.',
    save: 'Download',
    picture: 'Picture of this moment',
    noPicture: 'This browser could not draw the picture.',
    link: 'Link to this moment',
  },

  open: {
    title: 'Open a record',
    lead: 'Paste a record or a position, or drop a file anywhere on this page. The format is recognised: records of Twin Tigers, PGN and FEN of the baghchal library, OBX.',
    text: 'Record or position',
    show: 'Show it',
    file: 'Choose a file',
    nothing: 'There is no record in that.',
    tooLong: 'That is too long for one record file.',
    badLink: 'The record in this link is incomplete. Ask for the link again.',
    unreadableFile: 'That file cannot be read as text.',
    which: 'Which record',
    record: (at: number, of: number) => `Record ${number(at)} of ${number(of)}`,
    faulty: (count: number) =>
      plural(count, { one: '# record could not be read:', other: '# records could not be read:' }),
    other: 'Open another record',
  },
};
