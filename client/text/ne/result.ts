/** Nepali for how boards and matches end. */
import type { BoardReason } from '../../../shared/rules/outcome.ts';
import type { result as english } from '../en/result.ts';
import { boardName, side } from './words.ts';

const boardReason: Readonly<Record<BoardReason, string>> = {
  captures: 'पाँच बाख्रा खाइए',
  trapped: 'कुनै बाघ चल्न सक्दैन',
  stuck: 'कुनै बाख्रा चल्न सक्दैन',
  repetition: 'उही स्थिति दोहोरियो',
  'no-progress': 'धेरै बेर नखाई र नराखी बित्यो',
  'ply-limit': 'चालको सीमा पुग्यो',
  agreed: 'बराबरीमा सहमति',
};

export const result: typeof english = {
  boardReason,
  boardOutcome: ({ result, reason }) =>
    result === 'draw'
      ? `बराबरी: ${boardReason[reason]}`
      : `${side[result]}को जित: ${boardReason[reason]}`,

  result: {
    youWin: 'तपाईंले जित्नुभयो',
    youLose: 'तपाईंले हार्नुभयो',
    draw: 'बराबरी',
    cancelled: 'खेल रद्द भयो',
    wins: (name) => `${name}को जित`,
    sideWins: { tigers: 'बाघको जित', goats: 'बाख्राको जित' },
    onBoard: (board, { result, reason }) =>
      result === 'draw'
        ? `${boardName[board]} बोर्ड बराबरी: ${boardReason[reason]}।`
        : `${boardName[board]} बोर्डमा ${side[result]}को जित: ${boardReason[reason]}।`,
    onOnlyBoard: ({ result, reason }) =>
      result === 'draw'
        ? `${boardReason[reason]}।`
        : `${side[result]}को जित: ${boardReason[reason]}।`,
    bothDrawn: 'दुवै बोर्ड बराबरी भए।',
    agreed: 'दुवै खेलाडी बराबरीमा सहमत भए।',
    flag: (loser) => `${loser}को समय सकियो।`,
    resigned: (loser) => `${loser}ले हार मान्नुभयो।`,
    noShow: (absent) => `${absent} आउनुभएन।`,
    cancelCause: {
      host: 'आयोजकले निम्तो फिर्ता लिनुभयो।',
      unjoined: 'एक दिनसम्म कोही आएन।',
      idle: 'एक हप्तासम्म कुनै चाल भएन।',
      administrator: 'सञ्चालकले रद्द गर्नुभयो।',
    },
  },
};
