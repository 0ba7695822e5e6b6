/** Which sounds an event of a match makes for its viewer. */
import type { MatchEvent } from '../../shared/match/event.ts';
import type { Match } from '../../shared/match/match.ts';
import type { Action } from '../../shared/rules/action.ts';
import type { Viewer } from '../match/controller.ts';
import type { SoundName } from './tones.ts';

/** What is heard of `event`, one after the other, `match` being the match after it. */
export function soundsOf(event: MatchEvent, match: Match, viewer: Viewer): readonly SoundName[] {
  switch (event.kind) {
    case 'ply':
      return [actionSound(event.action), ...endSound(match, viewer)];
    case 'flag':
      return ['flag', ...endSound(match, viewer)];
    case 'resigned':
      return endSound(match, viewer);
    case 'draw-agreed':
      return ['draw'];
    case 'taken-back':
      return ['step'];
    case 'joined':
      return viewer === 'host' ? ['offer'] : [];
    case 'draw-offered':
    case 'takeback-offered':
    case 'rematch-offered':
      return isOfferTo(viewer, event.seat) ? ['offer'] : [];
    default:
      return [];
  }
}

function actionSound({ kind }: Action): SoundName {
  return kind === 'pass' ? 'step' : kind;
}

/** Nothing before the end, and nothing for a match that nobody won or drew. */
function endSound({ outcome }: Match, viewer: Viewer): SoundName[] {
  if (outcome === null || outcome.result === 'none') return [];
  if (outcome.result === 'draw') return ['draw'];
  const isLost = viewer !== 'spectator' && viewer !== 'both' && viewer !== outcome.result;
  return [isLost ? 'loss' : 'win'];
}

/** Whoever offers knows it, and whoever watches cannot answer. */
function isOfferTo(viewer: Viewer, from: Viewer): boolean {
  return (viewer === 'host' || viewer === 'guest') && viewer !== from;
}
