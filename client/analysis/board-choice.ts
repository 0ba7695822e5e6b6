/** The boards of whatever was opened: of a final, or of a file of several records, one is chosen. */
import { html, nothing, type TemplateResult } from 'lit';
import type { BoardRecord } from '../../shared/notation/board-record.ts';
import { toBoardRecords } from '../../shared/notation/match-boards.ts';
import type { GameRecord } from '../../shared/notation/record-file.ts';
import { BOARD_NAMES, type BoardName } from '../../shared/match/seat.ts';
import { type ChoiceEvent } from '../elements/choice-group.ts';
import { text } from '../text/locale.ts';
import { studyText } from '../text/study-text.ts';

/** A board that can be analysed. */
export interface OfferedBoard {
  readonly board: BoardRecord;
  /** Which of a final; `null`: there is but one. */
  readonly name: BoardName | null;
  /** The record it comes from, counted from 1. */
  readonly record: number;
}

/** In the order of the records, of each the left board first. */
export function boardsOf(records: readonly GameRecord[]): readonly OfferedBoard[] {
  return records.flatMap((record, index) => {
    const boards = record.kind === 'board' ? [record] : toBoardRecords(record);
    return boards.map((board, at) => ({
      board,
      name: boards.length > 1 ? (BOARD_NAMES[at] ?? null) : null,
      record: index + 1,
    }));
  });
}

export interface ChoiceModel {
  readonly offered: readonly OfferedBoard[];
  readonly chosen: number;
  readonly choose: (index: number) => void;
}

/** Nothing where there is nothing to choose. */
export function renderBoardChoice(model: ChoiceModel): TemplateResult | typeof nothing {
  const { offered, chosen, choose } = model;
  if (offered.length < 2) return nothing;
  const of = offered.at(-1)?.record ?? 1;
  return html`<choice-group
    .label=${studyText().analysis.whichBoard}
    .value=${String(chosen)}
    .choices=${offered.map((one, index) => ({ value: String(index), label: sayOffered(one, of) }))}
    @choice=${({ value }: ChoiceEvent) => {
      choose(Number(value));
    }}
  ></choice-group>`;
}

function sayOffered({ name, record }: OfferedBoard, of: number): string {
  const which = studyText().replay.open.record(record, of);
  const board = name === null ? '' : text().boardLabel(name);
  if (of === 1) return board;
  return board === '' ? which : text().speech.board(which, board);
}
