/** Keeping a match's record. */
import { sayRefusal } from '../text/sentences.ts';

/** Downloads the record; where that fails, `tell` hears why. `token` lets seats in where nobody watches. */
export async function saveRecord(
  matchId: string,
  token: string | null,
  tell: (sentence: string) => void,
): Promise<void> {
  const { downloadRecord } = await import('../connection/record-download.ts');
  const saved = await downloadRecord(matchId, token);
  if (!saved.ok) tell(sayRefusal(saved.error));
}
