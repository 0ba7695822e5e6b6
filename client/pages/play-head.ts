/** The slim line over the boards: who sits where, the rules in force, how many watch. */
import { css, html, nothing, type TemplateResult } from 'lit';
import { type Match, stateOf } from '../../shared/match/match.ts';
import { SEATS, type Seat } from '../../shared/match/seat.ts';
import { browserTexts } from '../connection/kept-text.ts';
import { ICON_PATHS } from '../elements/icons.ts';
import '../elements/seat-badge.ts';
import { readSkill } from '../learn/kept-skill.ts';
import type { MatchView } from '../match/controller.ts';
import { text } from '../text/locale.ts';
import { nameOfSeat, sayOutcome } from '../text/sentences.ts';
import { formatSeries, saySeries } from '../text/series-score.ts';

export const headStyles = css`
  .facts {
    display: flex;
    align-items: center;
    gap: 10px;
    flex: 0 1 auto;
    min-inline-size: 0;
    margin-inline-start: auto;
    color: var(--ink-soft);
    font: 500 0.8125rem/var(--snug) var(--sans);
    white-space: nowrap;
  }
  .ruleset {
    min-inline-size: 2.4em;
    padding-block: 0.2em;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .series,
  .watching,
  .outcome {
    flex: none;
  }
  .watching {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    font-variant-numeric: tabular-nums;
  }
  .watching svg {
    inline-size: 18px;
    block-size: 18px;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.8;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .series,
  .outcome {
    color: var(--ink);
    font-weight: 700;
  }
  .outcome + .ruleset {
    display: none;
  }
  .ready {
    flex: none;
    padding: 2px 12px;
    font-size: 0.875rem;
  }
  @media (max-width: 480px) {
    .facts {
      gap: 6px;
    }
    .ready {
      padding-inline: 8px;
    }
  }
  .lack,
  .home {
    display: none;
    color: inherit;
    text-decoration: none;
  }
  @media (min-width: 900px) and (min-height: 600px) {
    .home {
      display: inline-flex;
      align-items: center;
      min-block-size: var(--tap);
      color: var(--ink);
      font: 600 1.15rem/1 var(--serif);
    }
    .outcome + .ruleset,
    .lack {
      display: inline;
    }
    .facts {
      font-size: 0.9375rem;
    }
  }
`;

/** `beReady` tells the other seat; `null` where nobody waits for it. */
export function renderHead(
  view: MatchView,
  beReady: (() => void) | null,
  bubbles: Readonly<Record<Seat, string>>,
): TemplateResult {
  const { match } = view;
  return html`<div slot="head" class="home">
      <a class="home" href="/">${text().appName}</a>
    </div>
    ${SEATS.map((seat) => renderSeat(view, seat, bubbles[seat]))}
    <div slot="head" class="facts">
      ${renderSeries(match)}${renderOutcome(view)}${renderSkill(view)}
      <span class="ruleset">${text().rulesets[match.setup.ruleset.name]}</span>
      ${view.lacksTable ? html`<span class="lack">${text().computer.withoutTable}</span>` : nothing}
      ${view.spectators === 0 ? nothing : renderSpectators(view.spectators)}
      ${
        beReady === null
          ? nothing
          : html`<button class="button primary ready" type="button" @click=${beReady}>
              ${text().match.ready}
            </button>`
      }
    </div>`;
}

/** Whoever plays has it in sight; only who has chosen one loads its words. */
function renderSkill({ viewer }: MatchView): TemplateResult | typeof nothing {
  const skill = viewer === 'spectator' ? null : readSkill(browserTexts());
  if (skill === null) return nothing;
  void import('../learn/skill-line.ts');
  return html`<skill-line brief .skill=${skill}></skill-line>`;
}

/** Being ready matters until the first clock runs, or, untimed, until the first ply. */
export function waitsForReady(match: Match): boolean {
  return stateOf(match) === 'live' && match.plies.length === 0 && match.clock === null;
}

/** How it ended stays in sight when the dialog that said so is closed. */
function renderOutcome({ match, viewer }: MatchView): TemplateResult | typeof nothing {
  const outcome = sayOutcome(match, viewer);
  return outcome === null ? nothing : html`<strong class="outcome">${outcome.headline}</strong>`;
}

/** What the matches of a series came to, the one at hand included once it is over. */
function renderSeries(match: Match): TemplateResult | typeof nothing {
  if (match.series === null) return nothing;
  const label = saySeries(match);
  return html`<span class="series" role="img" aria-label=${label} title=${label}
    >${formatSeries(match)}</span
  >`;
}

function renderSeat(view: MatchView, seat: Seat, said: string): TemplateResult {
  const { match, viewer } = view;
  const isLive = stateOf(match) === 'live';
  const isComputer = match.setup.computer?.seat === seat;
  // Beside the computer a nameless seat needs no other name.
  const isAlone = viewer === seat && match.setup.computer !== null && !hasName(match, seat);
  return html`<seat-badge
    slot="head"
    .name=${isAlone ? text().youShort : nameOfSeat(match, seat)}
    .presence=${view.connection === 'local' || isComputer ? null : view.presence[seat]}
    ?computer=${isComputer}
    ?vacant=${seat === 'guest' && !match.isJoined}
    ?own=${viewer === seat && !isAlone}
    ?to-move=${isLive && match.turn.seat === seat}
    ?shows-ready=${waitsForReady(match)}
    .said=${said}
  ></seat-badge>`;
}

function hasName({ setup, guestName }: Match, seat: Seat): boolean {
  return (seat === 'host' ? setup.hostName : guestName) !== '';
}

function renderSpectators(count: number): TemplateResult {
  const label = text().match.spectators(count);
  return html`<span class="watching" role="img" aria-label=${label} title=${label}>
    <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${ICON_PATHS.watch} /></svg>${count}
  </span>`;
}
