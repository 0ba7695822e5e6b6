/** Nepali for what surrounds the boards of a match: offers, its end, its pages of moves. */
import type { DrawObject } from '../../../shared/match/event.ts';
import type { match as english } from '../en/match.ts';
import { boardName, number } from './words.ts';

const drawObject: Readonly<Record<DrawObject, string>> = {
  match: 'पूरा खेल',
  left: 'बायाँ बोर्ड',
  right: 'दायाँ बोर्ड',
};

export const match: typeof english = {
  opening: 'खेल खोल्दै…',
  unreachable: 'सर्भर भेटिएन। फेरि प्रयास हुँदैछ…',
  ready: 'तयार',
  spectators: (count) => `${number(count)} दर्शक`,
  barLabel: 'तपाईंले गर्न सक्ने काम',
  replaced: {
    title: 'अर्को ट्याबमा खेलिँदै',
    text: 'यो ठाउँबाट अर्को ट्याब वा अर्को डिभाइसमा खेल भइरहेको छ।',
    back: 'यहीँ खेल्ने',
  },
  lost: 'यो डिभाइससँग अब त्यो ठाउँ छैन। तपाईं हेर्दै हुनुहुन्छ।',
  noSeat: 'त्यो लिङ्कले कुनै ठाउँ खोल्दैन।',
  taken: 'ठाउँ लिइसकियो; तपाईं हेर्दै हुनुहुन्छ।',
  outdated: {
    title: 'यो पृष्ठ पुरानो भयो',
    text: 'सर्भरमा नयाँ संस्करण छ। पृष्ठ फेरि खोलेर अगाडि बढ्नुहोस्।',
    reload: 'फेरि खोल्ने',
  },
  draw: {
    title: 'बराबरी',
    lead: 'के बराबरी गर्ने?',
    offer: (object) => `बराबरी प्रस्ताव: ${drawObject[object]}`,
    offered: (object) => `प्रस्ताव भयो: ${drawObject[object]}`,
    received: (name, object) => `${name}को बराबरी प्रस्ताव: ${drawObject[object]}`,
    accept: 'मान्ने',
    decline: 'नमान्ने',
    sent: (object) => `बराबरी प्रस्ताव पठाइयो: ${drawObject[object]}।`,
    declined: (object) => `बराबरी प्रस्ताव मानिएन: ${drawObject[object]}।`,
    boardDropped: (board) => `${boardName[board]} बोर्ड सहमतिमा बराबरी भयो।`,
    dropHint: 'बराबरी भएको बोर्ड हट्छ; अर्को चलिरहन्छ।',
  },
  takeback: {
    received: (name) => `${name} अन्तिम चाल फिर्ता चाहनुहुन्छ`,
    sent: 'तपाईंले चाल फिर्ता माग्नुभयो।',
    declined: 'चाल फिर्ता मानिएन।',
    done: 'अन्तिम चाल फिर्ता भयो।',
  },
  resign: {
    title: 'हार मान्ने?',
    final: 'पूरा खेल, दुवै बोर्ड, यहीँ सकिन्छ। प्रतिद्वन्द्वीले जित्नुहुन्छ।',
    classic: 'खेल यहीँ सकिन्छ। प्रतिद्वन्द्वीले जित्नुहुन्छ।',
    confirm: 'हार मान्छु',
  },
  rematch: {
    offer: 'फेरि खेल्ने',
    again: 'अर्को खेल',
    offered: 'फेरि खेल्ने प्रस्ताव पठाइयो',
    accept: 'फेरि खेल्न मान्ने',
    received: (name) => `${name} पक्ष साटेर फेरि खेल्न चाहनुहुन्छ।`,
    declined: 'फेरि खेल्ने प्रस्ताव मानिएन।',
    hint: 'पक्ष साटिन्छ।',
    follow: 'नयाँ खेलमा',
  },
  seen: {
    at: (ply, of) => `${number(of)} मध्ये ${number(ply)} चाल`,
    live: 'प्रत्यक्षमा फर्कने',
    last: 'अन्त्यमा',
  },
  look: 'बोर्ड हेर्ने',
  replay: 'पुनरावलोकन',
  replayAndReview: 'पुनरावलोकन र समीक्षा',
  record: 'चालको अभिलेख डाउनलोड',
  clockShifted: 'सर्भर रोकिएको समय घडीमा थपियो।',
  movesTitle: 'चालहरू',
  sizes: {
    title: 'बोर्डको आकार',
    alike: 'दुवै उस्तै',
    left: 'बायाँ ठूलो',
    right: 'दायाँ ठूलो',
  },
  series: (host, score, guest) => `शृङ्खला: ${host} ${score} ${guest}`,
  opponentLeft: (name) => `${name} टाढा हुनुहुन्छ।`,
  opponentBack: (name) => `${name} फर्कनुभयो।`,
  home: 'मुख्य पृष्ठमा',
};
