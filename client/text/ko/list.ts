/** Korean for lists of matches. */
import type { list as english } from '../en/list.ts';
import { number, seconds } from './words.ts';

export const list: typeof english = {
  versus: (host, guest) => `${host} – ${guest}`,
  waiting: (host) => `${host}님이 기다려요`,
  clock: (s) => (s >= 120 && s % 60 === 0 ? `한 수 ${number(s / 60)}분` : `한 수 ${seconds(s)}`),
  untimed: '시간제한 없음',
  ownWaiting: '상대가 들어오기를 기다려요',
  inPlay: '두는 중',
};
