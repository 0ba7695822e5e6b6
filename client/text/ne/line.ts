/** Nepali for who is here, and how the line to the server fares. */
import type { line as english } from '../en/line.ts';

export const line: typeof english = {
  presence: {
    connected: 'जोडिएको',
    away: 'टाढा',
    ready: 'तयार',
    notJoined: 'खेलाडी पर्खँदै',
    toMove: 'पालो',
  },

  connection: {
    unanswered: 'सर्भरको जवाफ पर्खँदै…',
    resyncing: 'फेरि जोडियो। खेल ल्याउँदै…',
    offline: 'सम्पर्क टुट्यो। फेरि प्रयास हुँदैछ…',
    closing: 'सर्भर फेरि सुरु हुँदैछ। खेल एकैछिनमा चल्छ…',
    outdated: 'यो पृष्ठ पुरानो भयो। फेरि खोलेर अगाडि बढ्नुहोस्।',
  },
};
