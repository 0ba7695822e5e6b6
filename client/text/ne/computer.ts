/** Nepali for playing the computer: levels, choices, hints. */
import type { LevelName } from '../../../shared/engine/levels.ts';
import type { computer as english } from '../en/computer.ts';
import { moves, seconds } from './words.ts';

const levels: Readonly<Record<LevelName, string>> = {
  easy: 'सजिलो',
  medium: 'मध्यम',
  hard: 'गाह्रो',
  master: 'उस्ताद',
};

export const computer: typeof english = {
  name: (level) => `कम्प्युटर · ${levels[level]}`,
  thinking: 'सोच्दै…',
  withoutTable: 'अन्त्य तालिकाबिना',
  lacksTable: 'कम्प्युटर अन्त्य तालिकाबिना खेल्छ।',

  level: 'कति बलियो',
  levels,
  levelHint: ({ depth, ms, whim, usesTable }) => {
    const looks = depth === null ? `बढीमा ${seconds(ms / 1000)} सोच्छ` : `${moves(depth)} अगाडि हेर्छ`;
    const habits = [whim > 0 ? 'कहिलेकाहीँ जथाभाबी चल्छ' : [], usesTable ? 'खेलको अन्त्य जान्दछ' : []];
    return [looks, ...habits.flat()].join(', ');
  },
  seat: 'तपाईं खेल्ने',
  seats: { host: 'पहिलो', guest: 'दोस्रो' },
  seatHints: {
    host: 'तपाईं सुरु गर्नुहुन्छ। बायाँ बाख्रा, दायाँ बाघ',
    guest: 'बायाँ बाघ, दायाँ बाख्रा',
  },
  place: 'कहाँ',
  places: { online: 'अनलाइन', here: 'यही ब्राउजरमा' },
  placeHints: {
    online: 'जुनसुकै डिभाइसमा जारी राख्नुहोस्; अरूले हेर्न सक्छन्',
    here: 'नेटवर्कबिना चल्छ',
  },
  masterHere: 'नेटवर्क नहुँदा उस्ताद अन्त्य तालिकाबिना खेल्छ।',
  start: 'कम्प्युटरसँग खेल्ने',

  hint: {
    label: 'सङ्केत',
    asking: 'सङ्केत खोज्दै…',
    point: 'सङ्केत',
    mark: 'सङ्केतपछि',
    place: (to) => `${to} मा बाख्रा राख्ने`,
    taken: (name) => `${name}ले सङ्केत लिनुभयो।`,
    say: (action, value) => `सङ्केत: ${action}। ${value}`,
    wins: (plies) => (plies === null ? 'यसले जित्छ।' : `${moves(plies)}मा जित्छ।`),
    loses: (plies) => (plies === null ? 'अरू चालजस्तै हार्छ।' : `सबैभन्दा लामो टिक्छ: ${moves(plies)}।`),
    draws: 'बराबरी जोगाउँछ।',
    shouldWin: 'यसले जित्नुपर्ने हो।',
    shouldLose: 'अरू चालजस्तै हार्ने देखिन्छ।',
    shouldDraw: 'बराबरी जोगाउनुपर्ने हो।',
    better: 'त्यसपछि तपाईंको अवस्था राम्रो हुन्छ।',
    even: 'त्यसपछि दुवै पक्ष उस्तै बलिया हुन्छन्।',
    worse: 'तैपनि तपाईंको अवस्था कमजोर रहन्छ।',
  },
};
