/** What the matches of a process are opened with. */
import type { MatchNews } from '../cluster/match-news.ts';
import type { Observer } from '../operations/observer.ts';
import type { MatchStore } from '../store/match-store.ts';
import type { Time } from './time.ts';

export interface MatchesOptions {
  readonly store: MatchStore;
  /** Fresh ids, of matches and of this run: unguessable, of URL-safe characters. */
  readonly newId: () => string;
  /** From and to other processes that share the store; without it what they do is looked for each second. */
  readonly news?: MatchNews | null;
  readonly time?: Time;
  /** Told of what someone who runs the server should know. */
  readonly report?: (trouble: string, error: unknown) => void;
  readonly observer?: Pick<Observer, 'flagFell'>;
}
