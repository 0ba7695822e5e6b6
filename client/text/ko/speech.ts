/** Korean for what is read out when something happens on a board. */
import type { speech as english } from '../en/speech.ts';
import { piece } from './words.ts';

export const speech: typeof english = {
  board: (label, said) => `${label}: ${said}`,
  placed: (to) => `염소를 ${to}에 놓음`,
  stepped: (moved, from, to) => `${piece[moved]} ${from}에서 ${to}까지`,
  capturedOver: (from, over, to) => `호랑이가 ${from}에서 ${over} 염소를 잡고 ${to}에 내림`,
  passed: '염소 패스',
  tigersOn: (points) => `호랑이: ${points}`,
  goatsOn: (points) => `염소: ${points}`,
  noGoats: '판 위에 염소 없음',
};
