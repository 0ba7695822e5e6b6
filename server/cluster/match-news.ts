/** What processes tell each other of matches, each on a channel of its own, open while somebody here follows it. */
import { decodeNote, type Note } from '../../shared/wire/note.ts';
import { Listeners } from '../coordinator/listeners.ts';
import type { Bus, Heard } from './bus.ts';

const PREFIX = 'match:';

export interface News {
  readonly match: string;
  /** Names the process that tells it. */
  readonly from: string;
  readonly note: Note;
}

export class MatchNews {
  readonly #bus: Bus;
  readonly #listeners: Listeners<News>;

  constructor(bus: Bus, report: (trouble: string, error: unknown) => void) {
    this.#bus = bus;
    this.#listeners = new Listeners(report);
    bus.subscribe((heard) => this.#hear(heard));
  }

  /** Whether what others tell of the match is to be heard; when it is. */
  async follow(match: string, isFollowed: boolean): Promise<void> {
    if (isFollowed) await this.#bus.open(PREFIX + match);
    else this.#bus.close(PREFIX + match);
  }

  tell(match: string, note: Note): void {
    this.#bus.tell(PREFIX + match, note);
  }

  /** Returns its own undo. */
  subscribe(listener: (news: News) => void): () => void {
    return this.#listeners.add(listener);
  }

  #hear({ channel, from, note }: Heard): void {
    if (!channel.startsWith(PREFIX)) return;
    const decoded = decodeNote(note);
    if (decoded.ok)
      this.#listeners.tell({ match: channel.slice(PREFIX.length), from, note: decoded.value });
  }
}
