/** Under which key the search remembers a position: its own, or with few goats that of its least image. */
import { POINTS, type PointSet } from '../rules/point.ts';
import { SYMMETRIES } from '../rules/symmetry.ts';
import type { PackedAction } from './packed-action.ts';
import { tigersIn, type Who } from './packed-position.ts';
import { imageOf, INVERSES } from './tablebase/set-image.ts';

/**
 * From so many goats in hand on, images are joined: from the start that makes a search to ten plies two to
 * four times smaller. With more than three goats on the board hardly any images meet (docs/engine.md).
 */
const JOINED_FROM = 17;

/** Per symmetry and five-bit point of a packed action: the image; what is no point stays as it is. */
const IMAGES = Uint8Array.from({ length: SYMMETRIES.length << 5 }, (_, index) => {
  const point = index & 31;
  return POINTS.length > point ? (SYMMETRIES[index >> 5]?.[point] ?? point) : point;
});

/** The key taken last. */
export class PositionKey {
  who: Who = 0;
  goats: PointSet = 0;
  /** Which symmetry leads from the position to the key. */
  #symmetry = 0;

  /** Takes the key of the position of two words with `hand` goats in hand. */
  take(who: Who, goats: PointSet, hand: number): void {
    this.who = who;
    this.goats = goats;
    this.#symmetry = 0;
    if (hand >= JOINED_FROM) this.#takeLeastImage(who, goats);
  }

  /** An action of the position as one of the key, for keeping. */
  encode(action: PackedAction): PackedAction {
    return this.#symmetry === 0 ? action : imageOfAction(this.#symmetry, action);
  }

  /** An action that was kept, as one of the position. */
  decode(action: PackedAction): PackedAction {
    return this.#symmetry === 0 ? action : imageOfAction(INVERSES[this.#symmetry] ?? 0, action);
  }

  #takeLeastImage(who: Who, goats: PointSet): void {
    const tigers = tigersIn(who);
    let least = tigers;
    for (let symmetry = 1; symmetry < SYMMETRIES.length; symmetry++) {
      const tigersImage = imageOf(symmetry, tigers);
      if (tigersImage > least) continue;
      const goatsImage = imageOf(symmetry, goats);
      if (tigersImage === least && goatsImage >= this.goats) continue;
      least = tigersImage;
      this.goats = goatsImage;
      this.#symmetry = symmetry;
    }
    this.who = who ^ tigers ^ least;
  }
}

function imageOfAction(symmetry: number, action: PackedAction): PackedAction {
  const from = IMAGES[(symmetry << 5) | (action & 31)] ?? 0;
  const to = IMAGES[(symmetry << 5) | (action >>> 5)] ?? 0;
  return from | (to << 5);
}
