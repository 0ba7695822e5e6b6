/** One English sentence for every refusal a person can meet. */
import type { SendRefusal } from '../match/controller.ts';

/** Points of the refused action as written (`b1`), where the refusal has any. */
export interface PointNames {
  readonly from?: string | undefined;
  readonly over?: string | undefined;
  readonly to?: string | undefined;
}

type Sentence = (points: PointNames) => string;

const boardRefusals = {
  'point-occupied': ({ to }) => `${to ?? 'That point'} is taken.`,
  'nothing-there': ({ from }) => `Nothing to move on ${from ?? 'that point'}.`,
  'not-your-piece': ({ from }) => `The piece on ${from ?? 'that point'} is not yours.`,
  'goats-in-hand-first': () => 'Goats in hand are placed first.',
  'no-goats-in-hand': () => 'No goats in hand: move one on the board.',
  'tigers-are-not-placed': () => 'Choose a tiger first, then where it goes.',
  'no-line': ({ from, to }) => `No line from ${from ?? 'there'} to ${to ?? 'that point'}.`,
  'no-straight-jump': ({ from, to }) =>
    `No straight jump from ${from ?? 'there'} to ${to ?? 'that point'}.`,
  'goats-never-jump': () => 'Goats never jump.',
  'no-goat-to-capture': ({ over }) => `No goat on ${over ?? 'the way'} to capture.`,
  'no-pass': () => 'Passing is not allowed here.',
  'would-repeat': () => 'That would repeat an arrangement.',
  'must-pass': () => 'The goats cannot move: all you can do is pass.',
  'board-over': () => 'This board is over.',
} satisfies Record<string, Sentence>;

const matchRefusals = {
  'match-over': () => 'The match is over.',
  'match-not-over': () => 'The match is not over yet.',
  'not-started': () => 'The match has not started.',
  'flag-fallen': () => 'The time had run out.',
  stale: () => 'The board had changed before that arrived.',
  'out-of-turn': () => 'It is not your move.',
  'other-board-at-turn': () => 'The other board is to be played now.',
  'no-such-board': () => 'This match has no such board.',
  'seat-taken': () => 'That seat is taken.',
  'already-offered': () => 'You have offered that already.',
  'offer-again-after-a-ply': () => 'Offer again after your next move.',
  'no-such-offer': () => 'That offer no longer stands.',
  'own-offer': () => 'That is your own offer.',
  'no-takeback-in-final': () => 'There is no taking back in a final.',
  'nothing-to-take-back': () => 'There is nothing to take back.',
  'only-the-host-cancels': () => 'Only the host can cancel.',
  'already-started': () => 'The match has started already.',
  'already-running': () => 'The clock is running already.',
  'no-clock': () => 'This match has no clock running.',
  'too-early': () => 'Too early: the time has not run out.',
  'rematch-agreed': () => 'The rematch is agreed already.',
  'no-hint': () => 'Hints are for playing the computer, one for each move.',
} satisfies Record<string, Sentence>;

const serverRefusals = {
  malformed: () => 'The server did not understand that.',
  'too-large': () => 'That was too long to send.',
  'unknown-message': () => 'The server does not know that request.',
  'unknown-match': () => 'There is no such match.',
  'unknown-page': () => 'There is no such page.',
  'hello-first': () => 'The connection was not ready. Try again.',
  'enter-first': () => 'The match was not open here. Try again.',
  'wrong-protocol': () => 'This page is out of date: reload it.',
  'foreign-origin': () => 'This page may not connect to that server.',
  'wrong-seat': () => 'You do not hold that seat.',
  'bad-token': () => 'This device does not hold the seat any more.',
  'bad-invite': () => 'This invitation is not valid.',
  'bad-name': () => 'That name cannot be used.',
  'bad-ruleset': () => 'These rules cannot be played.',
  'bad-clock': () => 'That clock cannot be used.',
  'no-spectators': () => 'This match is not open to spectators.',
  replaced: () => 'You are playing from another window.',
  'too-many': () => 'Too much at once. Wait a moment.',
  busy: () => 'The computer has too much to do. Ask again in a moment.',
  'no-table': () => 'The server does not have its endgame table yet.',
  'goats-in-hand': () => 'The endgame table begins when all goats are placed.',
  'bad-position': () => 'That is no position.',
  'not-saved': () => 'That could not be saved. Try again.',
  internal: () => 'Something went wrong on the server. Try again.',
  closing: () => 'The server is restarting. Your match goes on in a moment.',
  'no-seat': () => 'You are watching: only players can do that.',
  'no-answer': () => 'No answer from the server.',
  'not-connected': () => 'You are not connected.',
} satisfies Record<string, Sentence>;

export const refusalsEn: Readonly<Record<SendRefusal, Sentence>> = {
  ...boardRefusals,
  ...matchRefusals,
  ...serverRefusals,
};
