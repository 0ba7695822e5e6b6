/** The boards of a line at one moment, to be looked at and not to be touched. */
import { html, nothing, type TemplateResult } from 'lit';
import type { GameRecord } from '../../shared/notation/record-file.ts';
import {
  boardNamesOf,
  boardPlayedNext,
  boardsAfter,
  lastActionAt,
  type Timeline,
} from '../../shared/notation/timeline.ts';
import type { BoardName } from '../../shared/match/seat.ts';
import type { Side } from '../../shared/rules/side.ts';
import '../elements/board-panel.ts';
import { seatBySide } from '../match/board-view.ts';
import { nameOfSeat } from '../text/sentences.ts';

export interface BoardsModel {
  readonly record: GameRecord;
  readonly timeline: Timeline;
  /** Plies behind the moment. */
  readonly count: number;
  readonly isFlipped: boolean;
  readonly helpers: boolean;
}

export function renderReplayBoards(model: BoardsModel): TemplateResult {
  const { record, timeline, count, isFlipped, helpers } = model;
  const boards = boardsAfter(timeline, count);
  const names = boardNamesOf(timeline);
  const next = boardPlayedNext(timeline, count);
  const isTwo = names.length > 1;
  return html`${names.map((name) => {
    const board = boards[name];
    if (board === null) return nothing;
    return html`<board-panel
      slot=${name}
      ?mirrored=${isTwo && name === 'left'}
      .board=${board}
      .name=${isTwo ? name : null}
      .players=${playersOn(record, name)}
      ?at-turn=${next === name}
      .lastAction=${lastActionAt(timeline, name, count)}
      ?flipped=${isFlipped}
      ?helpers=${helpers}
    ></board-panel>`;
  })}`;
}

/** The names of both sides; `''` where the record has none. */
function playersOn(record: GameRecord, name: BoardName): Readonly<Record<Side, string>> {
  if (record.kind === 'match') {
    const seats = seatBySide(record.match, name);
    return {
      tigers: nameOfSeat(record.match, seats.tigers),
      goats: nameOfSeat(record.match, seats.goats),
    };
  }
  const tag = (wanted: string): string =>
    record.tags.find((one) => one.name.toLowerCase() === wanted)?.value ?? '';
  return { tigers: tag('tigers'), goats: tag('goats') };
}
