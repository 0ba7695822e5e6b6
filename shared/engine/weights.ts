/** The weights of the evaluation. */
import { BUCKET_COUNT } from './features.ts';

const first = [
  ...Array.from({ length: 25 }, (_, i) => Math.floor(i / 5) * 100 - (i % 5) * 60),
  ...Array.from({ length: 22 }, (_, i) => i * 4),
  ...Array.from({ length: 8 }, (_, i) => i * 15),
  ...Array.from({ length: 8 }, (_, i) => i * 5),
  ...Array.from({ length: 22 }, (_, i) => -i * 5),
  ...Array.from({ length: 22 }, (_, i) => -i * 12),
  ...Array.from({ length: 21 }, (_, i) => i * 4),
  ...Array.from({ length: 17 }, (_, i) => -i * 2),
  ...Array.from({ length: 25 }, () => 0),
];
/** Per bucket and value of a feature: hundredths of a goat in the tigers’ favour. */
export const WEIGHTS = Int16Array.from(Array.from({ length: BUCKET_COUNT }, () => first).flat());
