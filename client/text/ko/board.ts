/** Korean for a board: its name, its points, the facts beside it, its clock. */
import type { board as english } from '../en/board.ts';
import { boardName, moves, number, piece, seatName, seconds, side } from './words.ts';

export const board: typeof english = {
  side,
  sideName: side,
  boardName,
  seatName,
  boardLabel: (name) => (name === null ? '판' : `${boardName[name]} 판`),
  you: (played) => `나: ${side[played]}`,
  youShort: '나',
  plays: (name, played) => `${name}: ${side[played]}`,
  yourMove: '내 차례',
  sideToMove: (played) => `${side[played]} 차례`,
  toMoveShort: '차례',
  nextHere: (played) => `다음: ${side[played]}`,
  sending: '보내는 중…',
  confirmHere: '한 번 더',
  planned: (action) => `예정: ${action}`,
  planDropped: (action) => `미리 둔 수 ${action} 취소: 이제 둘 수 없어요.`,

  point: (point, standing) => `${point}, ${standing === null ? '빈 점' : piece[standing]}`,
  pointSelected: '고름',
  pointTarget: '갈 수 있음',
  pointCapture: '여기로 뛰어 잡음',
  pointThreatened: '위험',
  pointTrapped: '갇힘',
  pointLast: '마지막 수',
  pointProposed: '한 번 더 누르면 둠',
  pointPlanned: '미리 둔 수',
  pieceLetter: { tiger: '호', goat: '염' },

  captured: (count) => `염소 5마리 중 ${number(count)}마리 잡힘`,
  inHand: (count) => `놓을 염소 ${number(count)}마리`,
  digits: number,
  inHandShort: '놓을 염소',
  pliesUsed: (used, limit) => `${number(limit)}수 중 ${moves(used)}`,
  pliesShort: (used, limit) => `${number(used)}/${number(limit)}`,
  plies: (used) => `${moves(used)}째`,
  lastPly: (action) => `마지막 수: ${action}`,
  noPlyYet: '아직 둔 수가 없음',
  pass: '패스',

  warnings: {
    pliesLeft: (left) => `${moves(left)} 뒤 무승부`,
    quietLeft: (left) => `잡거나 놓지 않으면 ${moves(left)} 뒤 무승부`,
    occurrence: (count, limit) => `같은 국면 ${number(limit)}번 중 ${number(count)}번째`,
    forbidden: (count) => `되풀이라 못 두는 수 ${number(count)}개`,
  },

  clock: {
    label: '남은 시간',
    untimed: '시간제한 없음',
    left: (s) => `${seconds(s)} 남음`,
    low: (s) => `${seconds(s)}밖에 안 남았어요.`,
    stopped: '시계가 멈춰 있어요.',
  },
};
