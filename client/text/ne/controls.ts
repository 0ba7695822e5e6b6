/** Nepali for buttons, dialogs and the list of moves. */
import type { controls as english } from '../en/controls.ts';

export const controls: typeof english = {
  dialog: { close: 'बन्द गर्ने', cancel: 'रद्द', matchOver: 'खेल सकियो' },

  action: {
    resign: 'हार मान्ने',
    draw: 'बराबरी प्रस्ताव',
    more: 'अरू',
    phrases: 'भनाइ',
    sound: 'आवाज',
    soundOn: 'आवाज खोल्ने',
    soundOff: 'आवाज बन्द गर्ने',
    settings: 'सेटिङ',
    flip: 'बोर्ड घुमाउने',
    copy: 'कपी गर्ने',
    share: 'बाँड्ने',
    rematch: 'फेरि खेल्ने',
    moves: 'चालहरू',
    rules: 'नियम',
    first: 'सुरुमा',
    back: 'एक चाल पछाडि',
    forward: 'एक चाल अगाडि',
    live: 'प्रत्यक्ष हेर्ने',
    takeback: 'चाल फिर्ता',
    home: 'मुख्य पृष्ठ',
    fullscreen: 'पूरा स्क्रिन',
    enlarge: 'यो बोर्ड ठूलो पार्ने',
  },

  moves: {
    label: 'चालहरू',
    none: 'अहिलेसम्म चाल छैन।',
    agreedDrawn: 'सहमतिमा बराबरी',
    takenBack: 'फिर्ता लिइएको',
  },
};
