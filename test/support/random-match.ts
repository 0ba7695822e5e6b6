/** A match played by chance, for whatever needs a long one. */
import type { Match } from '../../shared/match/match.ts';
import { legalOn } from '../../shared/rules/board.ts';
import { RULESETS } from '../../shared/rules/ruleset.ts';
import { playIn } from './contest-match.ts';
import { MatchPlay } from './match-play.ts';
import { classicSetup } from './match-setup.ts';

const PLIES = 70;

/** A classic match on plain rules that lasts some thirty plies longer than its placement. */
export function playPastPlacement(chance: () => number): Match {
  const setup = classicSetup({ ruleset: RULESETS['ply-yard'], clockMs: null });
  for (;;) {
    let { match } = MatchPlay.begin(setup);
    while (match.outcome === null && match.plies.length < PLIES) {
      const legal = legalOn(match.boards.left);
      // Captures end matches early.
      const calm = legal.filter(({ kind }) => kind !== 'capture' || chance() < 0.03);
      const among = calm.length === 0 ? legal : calm;
      const action = among[Math.floor(chance() * among.length)];
      if (action === undefined) break;
      match = playIn(match, action);
    }
    if (match.outcome === null) return match;
  }
}
