/** Nepali for what is read out when something happens on a board. */
import type { speech as english } from '../en/speech.ts';
import { piece } from './words.ts';

export const speech: typeof english = {
  board: (label, said) => `${label}: ${said}`,
  placed: (to) => `${to} मा बाख्रा राखियो`,
  stepped: (moved, from, to) => `${piece[moved]} ${from} बाट ${to} मा`,
  capturedOver: (from, over, to) => `बाघले ${from} बाट ${over} को बाख्रा खाएर ${to} मा ओर्लियो`,
  passed: 'बाख्रा पास',
  tigersOn: (points) => `बाघ: ${points}`,
  goatsOn: (points) => `बाख्रा: ${points}`,
  noGoats: 'बोर्डमा बाख्रा छैन',
};
