/** Nepali for the settings. */
import type { settings as english } from '../en/settings.ts';

export const settings: typeof english = {
  title: 'सेटिङ',
  language: 'भाषा',
  systemLanguage: 'ब्राउजरअनुसार',
  more: 'थप',
  report: 'समस्या बताउने',
  theme: 'रङ',
  themes: { system: 'डिभाइसअनुसार', light: 'उज्यालो', dark: 'अँध्यारो' },
  board: 'बोर्ड',
  boards: { wood: 'काठ', slate: 'स्लेट', paper: 'कागज' },
  helpers: 'जान सकिने ठाउँ र खतरा देखाउने',
  confirm: 'हरेक चाल पक्का गर्ने',
  confirms: { touch: 'छोएर खेल्दा', always: 'सधैँ', never: 'कहिल्यै' },
  sound: 'आवाज',
  vibration: '१० सेकेन्ड बाँकी हुँदा कम्पन',
  mutesTalk: 'प्रतिद्वन्द्वीको भनाइ लुकाउने',
  notify: 'अन्यत्र हेर्दा पालो आएको सूचना दिने',
  notifyDenied: 'ब्राउजरले यो साइटका सूचना रोकेको छ।',
  motion: 'हलचल घटाउने',
  shortcuts: 'एक अक्षरका सर्टकट: [ ] बोर्ड, c घडी, l अन्तिम चाल, b बोर्ड, h सङ्केत, u चाल फिर्ता',
  close: 'भयो',
};
