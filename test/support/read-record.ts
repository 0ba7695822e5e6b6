/** What a file of records is read as, in one line a record. */
import type { RecordFault } from '../../shared/notation/record-fault.ts';
import { type GameRecord, parseRecordFile } from '../../shared/notation/record-file.ts';
import type { BoardRecord } from '../../shared/notation/board-record.ts';
import type { MatchRecord } from '../../shared/notation/match-record.ts';
import { formatMatchEnd } from '../../shared/notation/match-end.ts';

/** For each record its kind, plies, score and end; for each fault its place and problem. */
export function summarizeFile(text: string): string[] {
  return parseRecordFile(text).map((record) =>
    record.ok ? summarizeRecord(record.value) : summarizeFault(record.error),
  );
}

/** The one board's record that the text must be. */
export function readBoardRecord(text: string): BoardRecord {
  const record = readRecord(text);
  if (record.kind !== 'board') throw new Error(`not the record of a board: ${text}`);
  return record;
}

/** The one match's record that the text must be. */
export function readMatchRecord(text: string): MatchRecord {
  const record = readRecord(text);
  if (record.kind !== 'match') throw new Error(`not the record of a match: ${text}`);
  return record;
}

function readRecord(text: string): GameRecord {
  const [record, ...more] = parseRecordFile(text);
  if (record?.ok !== true || more.length > 0)
    throw new Error(`not one record: ${JSON.stringify(summarizeFile(text))}\n${text}`);
  return record.value;
}

function summarizeRecord(record: GameRecord): string {
  if (record.kind === 'match') {
    const end = formatMatchEnd(record.match);
    return ['match', record.match.plies.length, record.score, end].join(' ').trimEnd();
  }
  const end = record.board.outcome?.reason ?? '';
  return ['board', record.actions.length, record.score, end].join(' ').trimEnd();
}

function summarizeFault(fault: RecordFault): string {
  switch (fault.kind) {
    case 'text':
      return `line ${fault.line}, column ${fault.column}: ${fault.problem}`;
    case 'tag':
      return `tag ${fault.name}: ${fault.problem}`;
    case 'ply':
      return `ply ${fault.ply} (${fault.text}): ${fault.problem}`;
    case 'result':
      return `${fault.stated} is stated, ${fault.proven} proven`;
  }
}
