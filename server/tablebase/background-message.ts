/** What the process that builds the endgame table in the background tells the server. */
import type { Result } from '../../shared/rules/result.ts';
import type { BuiltLevels } from './build-tablebase.ts';
import type { BuildProgress } from './progress.ts';

export type BackgroundMessage =
  | { readonly kind: 'progress'; readonly progress: BuildProgress }
  | { readonly kind: 'notice'; readonly sentence: string }
  | { readonly kind: 'end'; readonly result: Result<BuiltLevels, string> };
