/** People who look for anyone to play, without sockets: what they ask, and what they are told. */
import type { Created, NewPairedMatch } from '../../server/coordinator/door.ts';
import { Seeks } from '../../server/lobby/seeks.ts';
import type { Seeker } from '../../server/lobby/waiting.ts';
import type { Result } from '../../shared/rules/result.ts';
import { CLIENT_MESSAGES, type SeekMessage } from '../../shared/wire/client-message.ts';
import type { WireRefusal } from '../../shared/wire/refusal.ts';
import type { Paired } from '../../shared/wire/server-message.ts';
import { FakeTime } from './fake-time.ts';
import { valueOf } from './text.ts';

/** A secret for each name: the same for the same. */
export function tokenOf(name: string): string {
  return name.padEnd(22, '_');
}

/** One connection. */
export class FakeSeeker implements Seeker {
  readonly address: string;
  isOpen = true;
  readonly told: Paired[] = [];

  constructor(address = 'somewhere') {
    this.address = address;
  }

  tell(_event: 'paired', message: Paired): void {
    this.told.push(message);
  }
}

/** A lobby whose matches are written down instead of being made; making them can be held up or fail. */
export class SeekScene {
  readonly time = new FakeTime();
  readonly made: NewPairedMatch[] = [];
  readonly seeks: Seeks;
  isFailing = false;
  #ids = 0;

  constructor(drawSide: () => 'goats' | 'tigers' = () => 'goats') {
    this.seeks = new Seeks({
      matches: {
        createForTwo: (match) => this.#make(match),
        open: () => Promise.resolve(null),
      },
      pairings: null,
      ties: null,
      newId: () => `seek-${(this.#ids += 1)}`,
      drawSide,
      time: this.time,
      report: () => {},
    });
  }

  /** By name: the token is the name's, and the seek's id too unless it is said. */
  seek(
    seeker: Seeker,
    name: string,
    terms: Partial<SeekMessage> = {},
  ): Promise<Result<string | null, WireRefusal>> {
    const sent = { mode: 'final', id: name, name, token: tokenOf(name), ...terms };
    return this.seeks.seek(seeker, valueOf(CLIENT_MESSAGES.seek(sent), 'a seek'));
  }

  answer(seeker: Seeker, seek: string, name: string): Promise<Result<Paired, WireRefusal>> {
    return this.seeks.answer(seeker, { seek, name, token: tokenOf(name) });
  }

  /** Names in the lobby. */
  get waiting(): string[] {
    return this.seeks.list().map(({ name }) => name);
  }

  async #make(match: NewPairedMatch): Promise<Created> {
    // As long as it takes to save.
    await new Promise((resolve) => setImmediate(resolve));
    if (this.isFailing) return { ok: false, refusal: 'not-saved' };
    this.made.push(match);
    return { ok: true, id: `match-${this.made.length}` };
  }
}
