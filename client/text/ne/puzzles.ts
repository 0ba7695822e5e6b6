/** Nepali for the page of puzzles. */
import type { puzzles as english } from '../en/puzzles.ts';
import { boardName, moves, number, side } from './words.ts';

export const puzzles: typeof english = {
  title: 'पहेली',
  lead: 'हरेक पालोमा सबैभन्दा राम्रो चाल एउटै हुन्छ, र सबै अन्त्यको तालिकाले त्यो प्रमाणित गरेको छ।',
  kind: 'कुन पहेली',
  today: 'आजको',
  themes: {
    'tigers-win': 'बाघको जित',
    'goats-trap': 'बाख्राको जित',
    hold: 'बराबरी जोगाउने',
    final: 'फाइनल',
  },

  tasks: {
    'tigers-win': (count) =>
      count === 1 ? 'बाघको पालो। एकै चालमा जित्नुहोस्।' : `बाघको पालो। आफ्ना ${moves(count)}मा जित्नुहोस्।`,
    'goats-trap': (count) =>
      count === 1
        ? 'बाख्राको पालो। एकै चालमा जित्नुहोस्।'
        : `बाख्राको पालो। आफ्ना ${moves(count)}मा जित्नुहोस्।`,
    hold: (played, count) =>
      count === 1
        ? `${side[played]}को पालो। एउटै चालले मात्र बराबरी जोगाउँछ।`
        : `${side[played]}को पालो। एउटै मात्र ठीक चाल ${number(count)} पटक भेटेर बराबरी जोगाउनुहोस्।`,
    final: (first) =>
      `तपाईं आयोजक हुनुहुन्छ: बायाँ बाख्रा, दायाँ बाघ, दुवै बोर्डमा तपाईंको पालो। ${boardName[first]} बोर्डमा नयाँ जोडी चाल सुरु हुन्छ। एउटा बोर्ड तपाईं जित्नुहुन्छ, अर्को प्रतिद्वन्द्वी। कुन पहिले सकिन्छ?`,
  },
  grade: (grade) => `४ मध्ये तह ${number(grade)}`,
  keeping: (keep, all) => `${number(all)} मध्ये ${moves(keep)}ले नतिजा जोगाउँछ, सबैभन्दा राम्रो एउटै`,

  right: 'ठीक। अगाडि बढ्नुहोस्।',
  solved: 'पहेली सुल्झियो।',
  best: (reply) => `सबैभन्दा राम्रो जवाफ: ${reply}।`,
  wrong: {
    slower: (count) => `यसले पनि जित्छ, तर जम्मा ${moves(count)}मा। योभन्दा छिटो बाटो छ।`,
    draws: 'यसले बराबरी मात्र हुन्छ।',
    loses: (count) => `यसले ${moves(count)}पछि हार्छ।`,
    board: 'होइन: अर्को बोर्ड पहिले सकिन्छ।',
  },
  tryAgain: 'फेरि प्रयास गर्ने',
  why: 'कारण हेर्ने',
  next: 'अर्को पहेली',

  whyTitle: 'हरेक चालको नतिजा',
  whyNote:
    'त्यसपछि दुवैले सबैभन्दा राम्रो खेल्दा, दुवै पक्षका चाल गनेर। अन्त्य तालिकाका ठ्याक्कै मान; बराबरीको सीमा नभएका नियममा।',
  move: 'चाल',
  comesTo: 'नतिजा',
  reply: 'राम्रो जवाफ',
  ends: {
    wins: (count) => `${moves(count)}मा जित`,
    draws: 'बराबरी',
    loses: (count) => `${moves(count)}मा हार`,
  },
  boardEnd: (name, isOwn, here, inMatch) =>
    `${boardName[name]}: यो बोर्डको चाल ${number(here)}, अहिलेदेखि खेलको चाल ${number(inMatch)}मा ${isOwn ? 'तपाईं जित्नुहुन्छ' : 'प्रतिद्वन्द्वीले जित्छ'}।`,

  streak: (days) => `लगातार ${number(days)} दिन`,
  count: (solved, all) => `${number(all)} मध्ये ${number(solved)} सुल्झाइयो`,
  alone: 'यो ब्राउजरमा मात्र राखिन्छ।',
  unloaded: 'पहेली ल्याउन सकिएन।',
};
