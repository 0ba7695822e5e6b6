/** Keeps the line shown in the page's address, and opens the line of an address. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { BoardRecord } from '../../shared/notation/board-record.ts';
import { scoreOfBoard } from '../../shared/notation/score.ts';
import type { GameRecord } from '../../shared/notation/record-file.ts';
import { openRecords } from '../replay/opened-records.ts';
import { packRecord, unpackRecord } from '../replay/record-code.ts';
import { writeRecord } from '../replay/record-formats.ts';
import { formatReplayFragment, parseReplayFragment } from '../replay/replay-address.ts';
import { rewriteAddress } from '../routing/navigation.ts';
import { lineTo, nodeAt, type Tree } from './tree.ts';

/** Browsers let no page rewrite its address more often than about three times a second. */
const REST_MS = 400;
const PATH = '/analysis';

/** The line to a node as a record. */
export function recordOf(tree: Tree, at: number): BoardRecord {
  const { board } = nodeAt(tree, at);
  const start = nodeAt(tree, 0).board.position;
  const score = scoreOfBoard(board.outcome?.result ?? null);
  return { kind: 'board', start, actions: lineTo(tree, at), board, score, tags: [] };
}

export class LineAddress implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #open: (record: GameRecord | null, ply: number | null) => void;
  #link = new URL(PATH, location.origin).href;
  #rest: ReturnType<typeof setTimeout> | undefined;

  /** `open` hears the record of the address that the page was opened with; `null` where it is broken. */
  constructor(
    host: ReactiveControllerHost,
    open: (record: GameRecord | null, ply: number | null) => void,
  ) {
    this.#host = host;
    this.#open = open;
    host.addController(this);
  }

  hostConnected(): void {
    addEventListener('hashchange', this.#read);
    this.#read();
  }

  hostDisconnected(): void {
    removeEventListener('hashchange', this.#read);
    clearTimeout(this.#rest);
  }

  /** The whole address of the line that is kept. */
  get link(): string {
    return this.#link;
  }

  /** `ply`: where in the line one stands. */
  keep(record: BoardRecord, ply: number): void {
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => void this.#write(record, ply), REST_MS);
  }

  async #write(record: BoardRecord, ply: number): Promise<void> {
    const path = PATH + formatReplayFragment({ code: await packRecord(writeRecord(record)), ply });
    this.#link = new URL(path, location.origin).href;
    if (location.pathname === PATH) rewriteAddress(path);
    this.#host.requestUpdate();
  }

  readonly #read = (): void => {
    const { code, ply } = parseReplayFragment(location.hash);
    if (code === null) return;
    void unpackRecord(code).then((text) => {
      const [record] = text.ok ? openRecords(text.value).records : [];
      this.#open(record ?? null, ply);
    });
  };
}
