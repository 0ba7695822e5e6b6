/** How workers share a pass over the blocks of a table. */
import type { Block } from './block.ts';

/** So many entries take a tenth of a second or less. */
const REPORT_EVERY = 500_000;

/** One worker's part of the work on a table. */
export interface Share {
  /** The next orbit that no worker has claimed in this pass; one that there is not when all are. */
  claim(): number;
  /** Ends a pass: returns when every worker has called it as often. */
  meet(): void;
  /** Told how many entries this worker has started or solved since it was last told. */
  report(entries: number): void;
}

/** One pass: visits the blocks this worker claims; `visit` answers how many entries it has done. */
export function visitBlocks(
  blocks: readonly Block[],
  share: Share,
  visit: (block: Block) => number,
): void {
  let entries = 0;
  for (let block = blocks[share.claim()]; block !== undefined; block = blocks[share.claim()]) {
    entries += visit(block);
    if (entries < REPORT_EVERY) continue;
    share.report(entries);
    entries = 0;
  }
  if (entries > 0) share.report(entries);
  share.meet();
}

/** A worker that shares with nobody. */
export function workAlone(report: (entries: number) => void = () => {}): Share {
  let next = 0;
  return {
    claim: () => next++,
    meet: () => {
      next = 0;
    },
    report,
  };
}
