/** Nepali for the titles of windows, and for addresses that lead nowhere. */
import type { pages as english } from '../en/pages.ts';

export const pages: typeof english = {
  appName: 'Twin Tigers',
  title: {
    home: 'Twin Tigers: बाघचाल र दुई बोर्डको फाइनल',
    page: (page) => `${page} · Twin Tigers`,
    yourMove: 'तपाईंको पालो',
    invite: 'निम्तो',
    match: 'खेल',
    watching: 'हेर्दै',
    over: 'खेल सकियो',
    local: 'एउटै स्क्रिनमा दुई जना',
    about: 'खेलबारे',
    problem: 'भेटिएन',
  },

  problem: {
    unknownPage: 'यो पृष्ठ छैन',
    unknownPageText: 'ठेगाना गलत लेखिएको वा पृष्ठ सरेको हुन सक्छ।',
    unknownMatch: 'त्यस्तो खेल छैन',
    unknownMatchText: 'लिङ्क अधुरो हुन सक्छ। फेरि माग्नुहोस्।',
    noSpectators: 'यो खेल दर्शकका लागि खुला छैन',
    noSpectatorsText: 'आयोजकले दुई खेलाडीबाहेक सबैलाई बन्द गर्नुभएको छ।',
    seatTaken: 'ठाउँ लिइसकियो',
    seatTakenText: 'यो खेल दुई खेलाडीका लागि मात्र खुला छ।',
    other: 'खेल खोल्न सकिएन',
    home: 'मुख्य पृष्ठमा',
  },
};
