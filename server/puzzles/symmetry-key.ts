/** Telling positions apart that are more than images of each other. */
import { arrangementKey } from '../../shared/rules/board.ts';
import type { Position } from '../../shared/rules/position.ts';
import { mapPosition, SYMMETRIES } from '../../shared/rules/symmetry.ts';

/** The same for all images of an arrangement under the board's symmetries, each side to act apart. */
export function symmetryKey(position: Position): number {
  const keys = SYMMETRIES.map((symmetry) => {
    const { tigers, goats } = mapPosition(symmetry, position);
    return 2 * arrangementKey(tigers, goats);
  });
  return Math.min(...keys) + (position.toAct === 'tigers' ? 1 : 0);
}
