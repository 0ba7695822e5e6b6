/** Nepali for reporting a problem. */
import type { report as english } from '../en/report.ts';

export const report: typeof english = {
  title: 'समस्या बताउने',
  lead: 'यो पृष्ठलाई थाहा भएको कुरा यहाँ छ। के बिग्रियो थप्नुहोस्, अनि कपी गर्नुहोस् वा पठाउनुहोस्।',
  text: 'विवरण',
  prompt: 'के बिग्रियो:',
  copy: 'विवरण कपी गर्ने',
  copied: 'कपी भयो',
  copyByHand: 'पाठ छानिएको छ: आफैँ कपी गर्नुहोस्।',
  send: 'पठाउने',
  nowhere: 'सञ्चालकले ठेगाना दिनुभएको छैन; यो पृष्ठ दिने व्यक्तिलाई भन्नुहोस्।',
};
