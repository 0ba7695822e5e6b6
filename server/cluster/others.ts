/** A process among others that share its store: its leases and their news, joined to its coordinators. */
import type { Directory } from '../coordinator/directory.ts';
import type { SeatMove } from '../coordinator/door.ts';
import type { MatchCoordinator } from '../coordinator/match-coordinator.ts';
import type { Resting } from '../coordinator/resting.ts';
import type { Among } from '../coordinator/surroundings.ts';
import type { LeaseStore } from '../store/lease-store.ts';
import { Leases, type LeasesSetting } from './leases.ts';
import type { MatchNews, News } from './match-news.ts';

export interface OthersSetting extends Pick<LeasesSetting, 'boot' | 'monotonicMs' | 'report'> {
  readonly leases: LeaseStore;
  /** `null`: what others do is learned by looking each second. */
  readonly news: MatchNews | null;
  readonly directory: Directory<MatchCoordinator>;
  /** This process runs a match in memory from now on. */
  readonly onOurs: (coordinator: MatchCoordinator) => void;
  /** Another process gave a seat a new token. */
  readonly onMove: (move: SeatMove) => void;
  readonly resting: Pick<Resting, 'counts'>;
}

export class Others {
  readonly leases: Leases;
  /** What coordinators ask of the others. */
  readonly among: Among;
  readonly #setting: OthersSetting;

  constructor(setting: OthersSetting) {
    const { news, directory, resting, onOurs } = setting;
    this.#setting = setting;
    news?.subscribe((heard) => this.#hear(heard));
    this.leases = new Leases({
      ...setting,
      takeOver: async ({ match, silentMs }) => (await directory.open(match))?.takeOver(silentMs),
      followed: () =>
        new Map([
          ...resting.counts(),
          ...directory.busy().map(({ id, match }) => [id, match.seq] as const),
        ]),
      // One that rests reads all there is when it is opened.
      catchUp: async (match) => (directory.find(match) ?? (await directory.open(match)))?.catchUp(),
    });
    this.among = {
      claim: (match) => this.leases.claimOne(match),
      note: (match, isOurs) => {
        const isNew = isOurs && !this.leases.holds(match);
        this.leases.note(match, isOurs);
        const coordinator = directory.find(match);
        coordinator?.reschedule();
        if (isNew && coordinator !== undefined) onOurs(coordinator);
      },
      saved: (match, events) => news?.tell(match, { kind: 'saved', events }),
    };
  }

  /** The match is followed here, or no longer. */
  follow(match: string, isFollowed: boolean): void {
    void this.#setting.news?.follow(match, isFollowed);
  }

  tellMove({ match, seat }: SeatMove): void {
    this.#setting.news?.tell(match, { kind: 'moved', seat });
  }

  /** Others take over what this process ran. */
  async leave(): Promise<void> {
    try {
      await this.leases.release();
    } catch (error) {
      this.#setting.report('others take over when the last heartbeat is old', error);
    }
  }

  #hear({ match, note }: News): void {
    if (note.kind !== 'saved' && note.kind !== 'moved') return;
    const { directory, onMove, report } = this.#setting;
    const read =
      note.kind === 'saved'
        ? directory.find(match)?.catchUp(note.events)
        : directory
            .find(match)
            ?.catchUp()
            .then(() => onMove({ match, seat: note.seat }));
    read?.catch((error: unknown) => report(`match ${match} could not be read on`, error));
  }
}
