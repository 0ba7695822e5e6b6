/** The last ply of an OBX position: `mC3`, `mA1B1`, `mA1C1(B1)`; row 1 is at the top. */
import { type Action, captureBetween, placeOn, stepBetween } from '../rules/action.ts';
import { fileOf, hasPoint, type Point, rankOf, toPoint } from '../rules/point.ts';
import type { Position } from '../rules/position.ts';

const COLUMNS = 'ABCDE';

/** The action as OBX writes it; a pass, which OBX does not know, as `-`. */
export function formatObxPly(action: Action): string {
  switch (action.kind) {
    case 'place':
      return `m${formatCell(action.to)}`;
    case 'step':
      return `m${formatCell(action.from)}${formatCell(action.to)}`;
    case 'capture':
      return `m${formatCell(action.from)}${formatCell(action.to)}(${formatCell(action.over)})`;
    case 'pass':
      return '-';
  }
}

/** The action written in `text`; `undefined` where it is none, or leads along no line or jump. */
export function parseObxPly(text: string): Action | undefined {
  const cells = /^m([a-e][1-5])(?:([a-e][1-5])(?:\(([a-e][1-5])\))?)?$/i.exec(text);
  const [from, to, over] = (cells ?? []).slice(1).map(parseCell);
  if (from === undefined) return undefined;
  if (to === undefined) return placeOn(from);
  if (over === undefined) return stepBetween(from, to);
  const capture = captureBetween(from, to);
  return capture?.over === over ? capture : undefined;
}

/** Whether the piece that made `action` stands where it came to, and it was its side's ply. */
export function couldFollow(position: Position, action: Action): boolean {
  if (action.kind === 'pass') return position.toAct === 'tigers';
  const isGoats = position.toAct === 'tigers';
  if (isGoats ? action.kind === 'capture' : action.kind === 'place') return false;
  return hasPoint(isGoats ? position.goats : position.tigers, action.to);
}

function formatCell(point: Point): string {
  return `${COLUMNS.charAt(fileOf(point))}${5 - rankOf(point)}`;
}

function parseCell(text: string | undefined): Point | undefined {
  if (text === undefined) return undefined;
  const column = COLUMNS.indexOf(text.charAt(0).toUpperCase());
  return toPoint(5 * (5 - Number(text.charAt(1))) + column);
}
