/** The server's figures in the format of Prometheus. */
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Gauges, Observer, ResyncReason } from './observer.ts';

const MS_PER_SECOND = 1000;

/** Seconds; the promises are 50 ms for an ack, and 50 and 250 ms for a flag. */
const ACK_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
const COMMIT_BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1];
const FLAG_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1];
const BATCH_BUCKETS = [1, 2, 4, 8, 16, 32, 64, 128, 256];

export class Metrics implements Observer {
  readonly #registry = new Registry();
  readonly #acks = this.#histogram('ack_seconds', 'From a command to its ack', ACK_BUCKETS);
  readonly #commits = this.#histogram(
    'commit_seconds',
    'From a batch of writes to its being on the disk',
    COMMIT_BUCKETS,
  );
  readonly #batches = this.#histogram('commit_writes', 'Writes saved with one sync', BATCH_BUCKETS);
  readonly #flags = this.#histogram(
    'flag_late_seconds',
    'From deadline and grace to the flag on record',
    FLAG_BUCKETS,
  );
  readonly #refusals = this.#counter('refusals_total', 'Refusals by code', ['code']);
  readonly #resyncs = this.#counter('resyncs_total', 'Matches sent anew, by reason', ['reason']);
  readonly #stalls = this.#counter(
    'stalls_total',
    'Times the process was found to have stood still',
  );
  readonly #stalled = this.#counter('stalled_seconds_total', 'How long the process stood still');
  readonly #cuts = this.#counter('slow_readers_total', 'Readers cut, by how', ['how']);

  /** With the figures of the process itself: memory, processor, and how late its loop runs. */
  constructor() {
    collectDefaultMetrics({ register: this.#registry, prefix: 'tigers_' });
  }

  /** Looks these up whenever it is asked. */
  watch(gauges: Gauges): void {
    this.#gauge('matches', 'Matches in memory by state', 'state', () => gauges.matches());
    this.#gauge('connections', 'Connections, and those behind with reading', 'kind', () => ({
      ...gauges.connections(),
    }));
    this.#gauge('viewers', 'Seats and spectators that follow matches', 'kind', () => ({
      ...gauges.viewers(),
    }));
    this.#gauge('computer_questions', 'Questions to the computer', 'state', () => ({
      ...gauges.computer(),
    }));
    this.#gauge('ready', 'Whether commands can be saved', null, () => ({
      '': Number(gauges.isReady()),
    }));
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  /** All figures as they are now. */
  format(): Promise<string> {
    return this.#registry.metrics();
  }

  acknowledged(ms: number): void {
    this.#acks.observe(ms / MS_PER_SECOND);
  }

  committed(ms: number, writes: number): void {
    this.#commits.observe(ms / MS_PER_SECOND);
    this.#batches.observe(writes);
  }

  flagFell(lateMs: number): void {
    this.#flags.observe(lateMs / MS_PER_SECOND);
  }

  refused(code: string): void {
    this.#refusals.inc({ code });
  }

  resynced(reason: ResyncReason): void {
    this.#resyncs.inc({ reason });
  }

  stalled(ms: number): void {
    this.#stalls.inc();
    this.#stalled.inc(ms / MS_PER_SECOND);
  }

  readerCut(how: 'behind' | 'lost'): void {
    this.#cuts.inc({ how });
  }

  #histogram(name: string, help: string, buckets: readonly number[]): Histogram {
    const registers = [this.#registry];
    return new Histogram({ name: `tigers_${name}`, help, buckets: [...buckets], registers });
  }

  #counter(name: string, help: string, labelNames: readonly string[] = []): Counter {
    const registers = [this.#registry];
    return new Counter({ name: `tigers_${name}`, help, labelNames: [...labelNames], registers });
  }

  /** One series for each key that `look` gives, told apart by `label`. */
  #gauge(
    name: string,
    help: string,
    label: string | null,
    look: () => Readonly<Record<string, number>>,
  ): void {
    new Gauge({
      name: `tigers_${name}`,
      help,
      labelNames: label === null ? [] : [label],
      registers: [this.#registry],
      collect() {
        for (const [key, value] of Object.entries(look()))
          if (label === null) this.set(value);
          else this.set({ [label]: key }, value);
      },
    });
  }
}
