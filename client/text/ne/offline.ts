/** Nepali for what is said of newer versions. */
import type { offline as english } from '../en/offline.ts';

export const offline: typeof english = {
  update: 'Twin Tigers को नयाँ संस्करण आएको छ।',
  load: 'नयाँ संस्करण खोल्ने',
  later: 'पछि',
};
