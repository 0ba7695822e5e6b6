/** Nepali for the replay: the player, what can be kept, and opening a record. */
import type { replay as english } from '../en/replay.ts';
import { number } from './words.ts';

export const replay: typeof english = {
  bar: 'चालहरू पल्टाउने',
  play: 'चलाउने',
  pause: 'रोक्ने',
  slider: 'देखाइएका चाल',
  atStart: 'पहिलो चालअघि',
  left: (clock) => `${clock} बाँकी`,
  below: 'चालहरू र डाउनलोड',
  toMatch: 'खेलमा जाने',
  goesOn: 'यो खेल चलिरहेको छ: यहाँ अहिलेसम्मको अन्तिम चाल मात्र देखिन्छ।',
  loading: 'अभिलेख खोल्दै…',
  again: 'फेरि प्रयास गर्ने',
  keys: 'कुञ्जी: ← → एक चाल, Home र End सुरु र अन्त्य, Space चलाउने, f बोर्ड घुमाउने, [ ] बोर्ड',

  keep: {
    title: 'राख्ने',
    board: 'कुन बोर्ड',
    format: 'ढाँचा',
    formats: {
      match: 'पूरा खेल',
      board: 'एउटा बोर्डका सबै चाल',
      pgn: 'baghchal लाइब्रेरीको PGN, सबै चाल',
      position: 'देखिएको स्थिति',
      obx: 'देखिएको स्थिति, OBX 2.0',
      fen: 'देखिएको स्थिति, baghchal लाइब्रेरीको FEN',
    },
    cannot: {
      'tigers-first': 'यस बोर्डमा बाघले सुरु गर्छ, र यो PGN मा त्यो लेख्न मिल्दैन।',
      'set-up-start': 'बीचको स्थितिबाट सुरु भएको बोर्ड यो PGN मा लेख्न मिल्दैन।',
      pass: 'यो PGN मा पास लेख्ने शब्द छैन।',
    },
    text: 'पाठ',
    copy: 'कपी गर्ने',
    copied: 'कपी भयो',
    byHand: 'पाठ छानिएको छ: अहिले कपी गर्नुहोस्।',
    save: 'डाउनलोड गर्ने',
    picture: 'यो क्षणको चित्र',
    noPicture: 'यो ब्राउजरले चित्र बनाउन सकेन।',
    link: 'यो क्षणको लिङ्क',
  },

  open: {
    title: 'अभिलेख खोल्ने',
    lead: 'अभिलेख वा स्थिति टाँस्नुहोस्, वा फाइल यो पृष्ठमा जहाँ पनि छोड्नुहोस्। ढाँचा आफैँ चिनिन्छ: Twin Tigers का अभिलेख, baghchal लाइब्रेरीका PGN र FEN, OBX।',
    text: 'अभिलेख वा स्थिति',
    show: 'देखाउने',
    file: 'फाइल छान्ने',
    nothing: 'त्यसमा कुनै अभिलेख छैन।',
    tooLong: 'एउटा अभिलेख फाइलका लागि त्यो धेरै लामो भयो।',
    badLink: 'यो लिङ्कको अभिलेख अधुरो छ। लिङ्क फेरि माग्नुहोस्।',
    unreadableFile: 'त्यो फाइल पाठका रूपमा पढ्न सकिएन।',
    which: 'कुन अभिलेख',
    record: (at, of) => `${number(of)} मध्ये अभिलेख ${number(at)}`,
    faulty: (count) => `${number(count)} अभिलेख पढ्न सकिएन:`,
    other: 'अर्को अभिलेख खोल्ने',
  },
};
