/** Nepali for showing a match elsewhere: in another site's page, on a large screen. */
import type { watching as english } from '../en/watching.ts';
import { seconds } from './words.ts';

export const watching: typeof english = {
  open: 'खेल खोल्ने',
  leave: 'ठूलो स्क्रिनबाट निस्कने',
  late: (s) => `${seconds(s)} ढिलो देखाइँदै`,
  share: 'अन्त देखाउने',
  screen: 'कोठाका लागि ठूलो स्क्रिन',
  embed: 'आफ्नै वेबपृष्ठका लागि',
  embedHint: 'यो कोड पृष्ठमा राख्नुहोस्: २०० × २०० देखि माथि जुनसुकै आकारमा बोर्ड प्रत्यक्ष देखिन्छ।',
  copyEmbed: 'कोड कपी गर्ने',
};
