/** Positions of a layer by chance. */
import type { Chance } from '../engine/choose.ts';
import { PLACE_COUNT } from '../engine/tablebase/level.ts';
import { ORBIT_COUNT, REPRESENTATIVES, spread } from '../engine/tablebase/tiger-orbit.ts';
import { GOAT_COUNT, type Position } from '../rules/position.ts';
import type { Layer } from './layer.ts';

/** Any position whose tigers stand for their orbit: every entry of the layer as likely as another. */
export function drawPosition(layer: Layer, chance: Chance): Position {
  const orbit = Math.floor(chance() * ORBIT_COUNT);
  let places = 0;
  let left = layer.goats;
  // Each place in turn is taken with the share of goats among the places that are left (Knuth's
  // selection sampling, TAOCP 3.4.2).
  for (let place = 0; place < PLACE_COUNT; place++) {
    if (chance() * (PLACE_COUNT - place) >= left) continue;
    places |= 1 << place;
    left--;
  }
  return {
    tigers: REPRESENTATIVES[orbit] ?? 0,
    goats: spread(places, orbit),
    toAct: layer.toAct,
    inHand: GOAT_COUNT - layer.placed,
    captured: layer.captured,
  };
}
