/** A tiger's step or capture as what it is to the goats: a fixed exchange of their places. */
import type { TigerWay } from '../engine/tablebase/block.ts';
import { PLACE_COUNT } from '../engine/tablebase/level.ts';
import { imageOf } from '../engine/tablebase/set-image.ts';
import { spread, squeeze } from '../engine/tablebase/tiger-orbit.ts';
import {
  HIGH_PLACES,
  HIGH_SETS,
  HIGH_SIZES,
  LOW_BEGINS,
  LOW_PLACES,
  LOW_SETS,
  LOWS,
} from './goat-set.ts';

/** The halves of goat sets with which a way can be taken, and what they become; filled way by way. */
export class WayImages {
  /** The lower halves that go, by size, of the sizes there are: their ranks, and the goats' places after the way. */
  readonly lowRanks = new Uint16Array(LOW_SETS);
  readonly lowImages = new Int32Array(LOW_SETS);
  /** Per size: where those halves begin in the two lists above. */
  readonly lowBegins = new Int32Array(LOW_PLACES + 2);
  /** The upper halves that go, and the goats' places after the way. */
  readonly highs = new Uint16Array(HIGH_SETS);
  readonly highImages = new Int32Array(HIGH_SETS);
  highCount = 0;

  readonly #places = new Int32Array(PLACE_COUNT);
  readonly #lows = new Int32Array(LOW_SETS);
  readonly #all = new Int32Array(HIGH_SETS);

  /** Describes a way of the block of `orbit` for sets of `goats`. */
  describe(orbit: number, way: TigerWay, goats: number): void {
    for (let place = 0; place < PLACE_COUNT; place++)
      this.#places[place] = imageOfPlace(orbit, way, 1 << place);
    joinImages(this.#lows, this.#places, 0);
    joinImages(this.#all, this.#places, LOW_PLACES);
    this.#listLows(way, goats);
    this.#listHighs(way, goats);
  }

  #listLows({ landing, goat }: TigerWay, goats: number): void {
    const { lowRanks, lowImages, lowBegins } = this;
    const images = this.#lows;
    const taken = goat & (LOW_SETS - 1);
    const last = Math.min(goats, LOW_PLACES);
    let count = 0;
    for (let size = Math.max(0, goats - HIGH_PLACES); size <= last; size++) {
      lowBegins[size] = count;
      const begin = LOW_BEGINS[size] ?? 0;
      const end = LOW_BEGINS[size + 1] ?? 0;
      for (let index = begin; index < end; index++) {
        const low = LOWS[index] ?? 0;
        if ((low & landing) !== 0 || (low & taken) !== taken) continue;
        lowRanks[count] = index - begin;
        lowImages[count++] = images[low] ?? 0;
      }
    }
    lowBegins[last + 1] = count;
  }

  #listHighs({ landing, goat }: TigerWay, goats: number): void {
    const { highs, highImages } = this;
    const images = this.#all;
    const taken = goat >>> LOW_PLACES;
    const avoided = landing >>> LOW_PLACES;
    let count = 0;
    for (let high = 0; high < HIGH_SETS; high++) {
      const size = goats - (HIGH_SIZES[high] ?? 0);
      if (size < 0 || size > LOW_PLACES) continue;
      if ((high & avoided) !== 0 || (high & taken) !== taken) continue;
      highs[count] = high;
      highImages[count++] = images[high] ?? 0;
    }
    this.highCount = count;
  }
}

/** Per subset of the places from `first` on: the images of its places together. */
function joinImages(images: Int32Array, places: Int32Array, first: number): void {
  for (let size = 1, place = first; size < images.length; size *= 2, place++) {
    const image = places[place] ?? 0;
    for (let set = 0; set < size; set++) images[size + set] = (images[set] ?? 0) | image;
  }
}

/** Where a goat's place comes to lie; nowhere for the goat that is taken, or where the tiger lands. */
function imageOfPlace(orbit: number, way: TigerWay, place: number): number {
  if ((place & (way.landing | way.goat)) !== 0) return 0;
  return squeeze(imageOf(way.symmetry, spread(place, orbit)), way.orbit);
}
