/** Writes the lives of matches into the log: made, begun, ended; each event only for looking closer. */
import { stateOf } from '../../shared/match/match.ts';
import type { Committed, MatchesDoor } from '../coordinator/door.ts';
import type { Log } from '../edge/log.ts';

/** Returns its own undo. */
export function keepJournal(
  matches: Pick<MatchesDoor, 'subscribe'>,
  log: Pick<Log, 'debug' | 'info'>,
): () => void {
  return matches.subscribe((committed) => note(committed, log));
}

function note({ match, seq, event, state }: Committed, log: Pick<Log, 'debug' | 'info'>): void {
  const seat = 'seat' in event ? event.seat : undefined;
  switch (event.kind) {
    case 'created':
      log.info({ match, seq, mode: event.setup.mode, rematchOf: event.rematchOf }, 'made');
      return;
    case 'joined':
      log.info({ match, seq }, 'both seats are taken');
      return;
    default:
      log.debug({ match, seq, seat, kind: event.kind }, 'an event');
  }
  if (stateOf(state) === 'ended' && !event.kind.startsWith('rematch'))
    log.info({ match, seq, seat, kind: event.kind, result: state.outcome?.result }, 'ended');
}
