/** What a failure inside means to whoever asked: whether it may simply be asked again. */
import { StoreError } from '../store/match-store.ts';

/** `not-saved`: the store is in trouble, which its own watchers report; `internal`: a fault of ours. */
export function codeOfFailure(error: unknown): 'not-saved' | 'internal' {
  return error instanceof StoreError ? 'not-saved' : 'internal';
}
