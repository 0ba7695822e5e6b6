/** Which sound an event of a match makes for its viewer. */
import type { MatchEvent } from '../../shared/match/event.ts';
import type { Match } from '../../shared/match/match.ts';
import type { Viewer } from '../match/controller.ts';
import type { SoundName } from './tones.ts';

/** The sound for `event`, `match` being the match after it; `null` where nothing sounds. */
export function soundOf(event: MatchEvent, match: Match, viewer: Viewer): SoundName | null {
  if (match.outcome !== null && !event.kind.startsWith('rematch')) return endSound(match, viewer);
  if (event.kind !== 'ply') return null;
  switch (event.action.kind) {
    case 'place':
      return 'place';
    case 'capture':
      return 'capture';
    case 'step':
    case 'pass':
      return 'step';
  }
}

function endSound(match: Match, viewer: Viewer): SoundName | null {
  const result = match.outcome?.result;
  if (result === undefined || result === 'none') return null;
  if (result === 'draw') return 'draw';
  return viewer === 'spectator' || viewer === 'both' || viewer === result ? 'win' : 'loss';
}
