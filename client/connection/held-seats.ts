/** The seats held in this browser. */
import { browserTexts } from './kept-text.ts';
import { SeatSecrets } from './seat-secrets.ts';

export const heldSeats = new SeatSecrets(browserTexts());
