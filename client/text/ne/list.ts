/** Nepali for lists of matches. */
import type { list as english } from '../en/list.ts';
import { number, seconds } from './words.ts';

export const list: typeof english = {
  versus: (host, guest) => `${host} – ${guest}`,
  waiting: (host) => `${host} पर्खँदै हुनुहुन्छ`,
  clock: (s) =>
    s >= 120 && s % 60 === 0 ? `हरेक चाल ${number(s / 60)} मिनेट` : `हरेक चाल ${seconds(s)}`,
  untimed: 'समय सीमा छैन',
  ownWaiting: 'तपाईंको निम्तो खुला छ',
  inPlay: 'चलिरहेको',
};
