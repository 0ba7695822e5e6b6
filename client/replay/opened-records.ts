/** Reads what somebody pasted, dropped or chose: the records in it, and what could not be read. */
import { type GameRecord, parseRecordFile } from '../../shared/notation/record-file.ts';
import type { RecordFault } from '../../shared/notation/record-fault.ts';

/** The longest text that is read, in letters. */
export const MOST_LETTERS = 200_000;

export interface OpenedRecords {
  readonly records: readonly GameRecord[];
  readonly faults: readonly RecordFault[];
}

/** In the order of the text. */
export function openRecords(text: string): OpenedRecords {
  const read = parseRecordFile(text);
  return {
    records: read.flatMap((record) => (record.ok ? [record.value] : [])),
    faults: read.flatMap((record) => (record.ok ? [] : [record.error])),
  };
}
