/** What whoever runs the server may do to it while it runs; each order leaves a line in the log. */
import { failure, type Result, success } from '../../shared/rules/result.ts';
import type { Seek } from '../../shared/wire/rest.ts';
import type { MatchesDoor } from '../coordinator/door.ts';
import type { Block, Blocks } from '../edge/blocks.ts';
import type { Log } from '../edge/log.ts';
import type { Notice } from '../edge/notice.ts';
import type { MatchHead, MatchStore } from '../store/match-store.ts';

/** Those who wait for anyone to play. */
export interface SeekDesk {
  list(): readonly Seek[];
  /** Whoever waits under that id waits no longer; false where nobody does. */
  dismiss(id: string): boolean;
}

export interface AdministrationSetting {
  readonly matches: Pick<MatchesDoor, 'open'>;
  readonly index: Pick<MatchStore, 'listHeads'>;
  readonly seeks: SeekDesk;
  readonly blocks: Blocks;
  readonly notice: Notice;
  /** Keeps new people away at once, and ends the server after so long. */
  readonly drain: (inMs: number) => void;
  readonly log: Pick<Log, 'warn'>;
}

export class Administration {
  readonly #setting: AdministrationSetting;

  constructor(setting: AdministrationSetting) {
    this.#setting = setting;
  }

  /** Private ones too, last changed first. */
  async listMatches(state: MatchHead['state'], limit: number): Promise<MatchHead[]> {
    const { index } = this.#setting;
    const lists = [true, false].map((isPublic) => index.listHeads({ state, limit, isPublic }));
    const heads = (await Promise.all(lists)).flat();
    return heads.sort((a, b) => b.changedMs - a.changedMs).slice(0, limit);
  }

  /** Ends a match without a result; refused with a sentence. */
  async cancelMatch(match: string): Promise<Result<null, string>> {
    const door = await this.#setting.matches.open(match);
    if (door === null) return failure(`there is no match ${match}`);
    const answer = await door.cancel();
    if (!answer.ok) return failure(`match ${match} was not cancelled: ${answer.refusal}`);
    this.#note({ order: 'cancel', match, seq: answer.committed.seq });
    return success(null);
  }

  listSeeks(): readonly Seek[] {
    return this.#setting.seeks.list();
  }

  /** False where nobody waits under that id. */
  dismissSeek(seek: string): boolean {
    const isDismissed = this.#setting.seeks.dismiss(seek);
    if (isDismissed) this.#note({ order: 'close-seek', seek });
    return isDismissed;
  }

  listBlocks(): readonly Block[] {
    return this.#setting.blocks.list();
  }

  block(address: string, forMs: number): Block {
    const block = this.#setting.blocks.block(address, forMs);
    this.#note({ order: 'block', address: block.address, forMs });
    return block;
  }

  /** False where it was not blocked. */
  unblock(address: string): boolean {
    const isUnblocked = this.#setting.blocks.unblock(address);
    if (isUnblocked) this.#note({ order: 'unblock', address });
    return isUnblocked;
  }

  /** `''` takes back what was announced. */
  announce(text: string, forMs: number): void {
    if (text === '') this.#setting.notice.takeBack();
    else this.#setting.notice.announce(text, forMs);
    this.#note({ order: 'announce', text, forMs });
  }

  drain(inMs: number): void {
    this.#note({ order: 'drain', inMs });
    this.#setting.drain(inMs);
  }

  /** As a warning: it is to be seen at every usual level. */
  #note(order: Readonly<Record<string, unknown>>): void {
    this.#setting.log.warn(order, 'an order of the administrator');
  }
}
