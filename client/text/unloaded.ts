/** The few words for when not even a language's own file could be loaded. */
import type { Locale } from './locale.ts';

interface UnloadedWords {
  readonly missing: string;
  readonly missingText: string;
  readonly tryAgain: string;
}

export const UNLOADED: Readonly<Record<Locale, UnloadedWords>> = {
  en: {
    missing: 'This page could not be loaded',
    missingText: 'The line to the server may be broken, or there is a newer version.',
    tryAgain: 'Try again',
  },
  ko: {
    missing: '이 화면을 불러오지 못했어요',
    missingText: '서버와 연결이 끊겼거나 새 버전이 나왔을 수 있어요.',
    tryAgain: '다시 시도',
  },
  ne: {
    missing: 'यो पृष्ठ खोल्न सकिएन',
    missingText: 'सर्भरसँगको सम्पर्क टुटेको वा नयाँ संस्करण आएको हुन सक्छ।',
    tryAgain: 'फेरि प्रयास गर्नुहोस्',
  },
};
