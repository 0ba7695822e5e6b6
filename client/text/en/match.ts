/** English for what surrounds the boards of a match: offers, its end, its pages of moves. */
import type { DrawObject } from '../../../shared/match/event.ts';
import type { BoardName } from '../../../shared/match/seat.ts';
import { number, plural } from './words.ts';

const drawObject: Readonly<Record<DrawObject, string>> = {
  match: 'the match',
  left: 'the left board',
  right: 'the right board',
};
const boards: Readonly<Record<BoardName, string>> = { left: 'left board', right: 'right board' };

export const match = {
  opening: 'Opening the match…',
  unreachable: 'The server cannot be reached. Trying again…',
  ready: 'Ready',
  spectators: (count: number) => plural(count, { one: '# watching', other: '# watching' }),
  barLabel: 'What you can do',
  replaced: {
    title: 'Played in another tab',
    text: 'This seat is being played in another tab or on another device.',
    back: 'Play here instead',
  },
  lost: 'This device does not hold the seat any more. You are watching.',
  noSeat: 'That link opens no seat.',
  taken: 'The seat has been taken; you are watching.',
  outdated: {
    title: 'This page is out of date',
    text: 'The server has a newer version. Reload the page to go on.',
    reload: 'Reload',
  },
  draw: {
    title: 'Draw',
    lead: 'What do you want to call a draw?',
    offer: (object: DrawObject) => `Offer a draw: ${drawObject[object]}`,
    offered: (object: DrawObject) => `Offered: ${drawObject[object]}`,
    received: (name: string, object: DrawObject) =>
      `${name} offers a draw of ${drawObject[object]}`,
    accept: 'Accept',
    decline: 'Decline',
    sent: (object: DrawObject) => `Draw of ${drawObject[object]} offered.`,
    declined: (object: DrawObject) => `The draw of ${drawObject[object]} was declined.`,
    boardDropped: (board: BoardName) => `The ${boards[board]} is drawn by agreement.`,
    dropHint: 'A drawn board drops out; the other goes on.',
  },
  takeback: {
    received: (name: string) => `${name} asks to take back the last move`,
    sent: 'You asked to take back.',
    declined: 'Taking back was declined.',
    done: 'The last move was taken back.',
  },
  resign: {
    title: 'Resign?',
    final: 'This ends the whole match, both boards. Your opponent wins.',
    classic: 'This ends the match. Your opponent wins.',
    confirm: 'Resign the match',
  },
  rematch: {
    offer: 'Rematch',
    again: 'Play again',
    offered: 'Rematch offered',
    accept: 'Accept rematch',
    received: (name: string) => `${name} wants a rematch with armies swapped.`,
    declined: 'The rematch was declined.',
    hint: 'Armies are swapped.',
    follow: 'To the rematch',
  },
  seen: {
    at: (ply: number, of: number) => `Move ${number(ply)} of ${number(of)}`,
    live: 'Back to live',
    last: 'To the end',
  },
  look: 'Look at the boards',
  replay: 'Replay',
  replayAndReview: 'Replay and review',
  record: 'Download the record',
  clockShifted: 'The clock was set back after a break of the server.',
  movesTitle: 'Moves',
  sizes: {
    title: 'Size of the boards',
    alike: 'Both alike',
    left: 'Left large',
    right: 'Right large',
  },
  series: (host: string, score: string, guest: string) => `Series: ${host} ${score} ${guest}`,
  opponentLeft: (name: string) => `${name} is away.`,
  opponentBack: (name: string) => `${name} is back.`,
  home: 'To the start page',
};
