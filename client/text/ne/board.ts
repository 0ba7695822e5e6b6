/** Nepali for a board: its name, its points, the facts beside it, its clock. */
import type { board as english } from '../en/board.ts';
import { boardName, moves, number, piece, seatName, seconds, side } from './words.ts';

export const board: typeof english = {
  side,
  sideName: side,
  boardName,
  seatName,
  boardLabel: (name) => (name === null ? 'बोर्ड' : `${boardName[name]} बोर्ड`),
  you: (played) => `तपाईं: ${side[played]}`,
  youShort: 'तपाईं',
  plays: (name, played) => `${name}: ${side[played]}`,
  yourMove: 'तपाईंको पालो',
  sideToMove: (played) => `${side[played]}को पालो`,
  toMoveShort: 'पालो',
  nextHere: (played) => `यसपछि: ${side[played]}`,
  sending: 'पठाउँदै…',
  confirmHere: 'फेरि छुनुहोस्',
  planned: (action) => `अग्रिम: ${action}`,
  planDropped: (action) => `अग्रिम चाल ${action} अब मिल्दैन।`,

  point: (point, standing) => `${point}, ${standing === null ? 'खाली' : piece[standing]}`,
  pointSelected: 'छानिएको',
  pointTarget: 'यहाँ जान सकिन्छ',
  pointCapture: 'यहाँ उफ्रेर खान सकिन्छ',
  pointThreatened: 'खतरामा',
  pointTrapped: 'थुनिएको',
  pointLast: 'अन्तिम चाल',
  pointProposed: 'खेल्न फेरि छुनुहोस्',
  pointPlanned: 'अग्रिम चाल',
  pieceLetter: { tiger: 'बा', goat: 'ख' },

  captured: (count) => `५ मध्ये ${number(count)} बाख्रा खाइयो`,
  inHand: (count) => `हातमा ${number(count)} बाख्रा`,
  digits: number,
  inHandShort: 'हातमा',
  pliesUsed: (used, limit) => `${number(limit)} मध्ये ${number(used)} चाल`,
  pliesShort: (used, limit) => `${used}/${limit}`,
  plies: moves,
  lastPly: (action) => `अन्तिम चाल: ${action}`,
  noPlyYet: 'अहिलेसम्म चाल छैन',
  pass: 'पास',

  warnings: {
    pliesLeft: (left) => `${moves(left)}पछि बराबरी`,
    quietLeft: (left) => `नखाए वा नराखे ${moves(left)}पछि बराबरी`,
    occurrence: (count, limit) => `यही स्थिति ${number(limit)} मध्ये ${number(count)} पटक`,
    forbidden: (count) => `दोहोरिने भएर बन्द: ${moves(count)}`,
  },

  clock: {
    label: 'बाँकी समय',
    untimed: 'समय सीमा छैन',
    left: (s) => `${seconds(s)} बाँकी`,
    low: (s) => `${seconds(s)} मात्र बाँकी छ।`,
    stopped: 'घडी चलिरहेको छैन।',
  },
};
