/** Takes up many matches, some at a time. */
import { StoreError } from '../store/match-store.ts';

const AT_ONCE = 100;

/** A damaged match is reported and stands in nobody else's way. Rejects where the store fails. */
export async function openAll(
  matches: readonly string[],
  open: (match: string) => Promise<unknown>,
  report: (trouble: string, error: unknown) => void,
): Promise<void> {
  const openOne = async (match: string): Promise<void> => {
    try {
      await open(match);
    } catch (error) {
      if (error instanceof StoreError) throw error;
      report(`match ${match} cannot be taken up`, error);
    }
  };
  for (let from = 0; from < matches.length; from += AT_ONCE)
    await Promise.all(matches.slice(from, from + AT_ONCE).map(openOne));
}
