/** What the solver tells its threads. */
import type { SolvedLayer } from '../../shared/solution/layer.ts';
import type { LayerSource } from '../../shared/solution/solve-layer.ts';

/** A layer to solve together, in shared memory like those it is found from. */
export interface SolveRequest {
  readonly target: SolvedLayer;
  readonly source: LayerSource;
}
