/** Korean for what is said of newer versions. */
import type { offline as english } from '../en/offline.ts';

export const offline: typeof english = {
  update: 'Twin Tigers의 새 버전이 나왔어요.',
  load: '새 버전 열기',
  later: '나중에',
};
