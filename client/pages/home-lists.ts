/** The lists of the start page: one's own matches, who waits, and what is played. */
import { html, nothing, type TemplateResult } from 'lit';
import type { LiveMatch, Lobby, MatchSummary } from '../../shared/wire/rest.ts';
import { formatReplayPath } from '../routing/route.ts';
import { text } from '../text/locale.ts';
import { moreText } from '../text/more-text.ts';
import { sayRefusal } from '../text/sentences.ts';
import './live-list.ts';
import { type TakeWantedEvent } from './lobby-list.ts';
import { nameMatch, renderMatchLine } from './match-line.ts';
import type { MatchStarter } from './match-starter.ts';
import type { OwnMatch } from './own-matches.ts';

/** Unfinished ones, to go on with; a line without words holds the place until they are known. */
export function renderUnfinished(own: readonly OwnMatch[]): TemplateResult | typeof nothing {
  const { home } = moreText();
  const { list } = text();
  if (own.length === 0) return nothing;
  return html`<section aria-labelledby="own" class="own">
    <h2 id="own">${home.yours}</h2>
    <ul>
      ${own.map(({ summary }) =>
        summary === null
          ? html`<li aria-hidden="true"></li>`
          : renderMatchLine(summary, home.goOn, {
              isPrimary: true,
              note: summary.state === 'live' ? list.inPlay : '',
              name: home.goOnWith(titleOf(summary)),
              title: titleOf(summary),
            }),
      )}
    </ul>
  </section>`;
}

function titleOf(summary: MatchSummary): string {
  return summary.state === 'open' ? text().list.ownWaiting : nameMatch(summary);
}

/** The latest finished ones, behind a disclosure. */
export function renderFinished(own: readonly OwnMatch[]): TemplateResult | typeof nothing {
  const { home } = moreText();
  const known = own.filter(({ summary }) => summary !== null);
  if (known.length === 0) return nothing;
  return html`<section>
    <details class="finished">
      <summary>${home.finished}</summary>
      <ul>
        ${known.map(({ summary, seat }) => {
          if (summary === null) return nothing;
          const note = home.outcomes[outcomeFor(summary, seat.seat)];
          return renderMatchLine(summary, home.see, {
            note,
            name: home.seeMatch(nameMatch(summary)),
            path: formatReplayPath(summary.id),
          });
        })}
      </ul>
    </details>
  </section>`;
}

/** Who waits, each one tap away; the search of one's own is not among them. */
export function renderLobby(
  lobby: Lobby | null,
  isUnreachable: boolean,
  own: readonly OwnMatch[],
  starter: MatchStarter,
  take: (event: TakeWantedEvent) => void,
): TemplateResult {
  const words = moreText().lobby;
  const { search, takeRefusal } = starter;
  const ownIds = own.map(({ seat }) => seat.match);
  const seeks = lobby?.seeks.filter(({ id }) => id !== search?.seeker.listed) ?? null;
  const open = lobby?.open.filter(({ id }) => !ownIds.includes(id)) ?? [];
  return html`<section aria-labelledby="lobby">
    <h2 id="lobby">${words.title}</h2>
    <p class="notice" role="status" ?hidden=${takeRefusal === null}>
      ${takeRefusal === null ? '' : sayRefusal(takeRefusal)}
    </p>
    <lobby-list
      .seeks=${seeks}
      .open=${open}
      .empty=${isUnreachable ? moreText().home.offline : words.empty}
      @take-wanted=${take}
    ></lobby-list>
  </section>`;
}

/** What is played, but for what is shown large and what one plays oneself. */
export function renderLive(
  lobby: Lobby | null,
  isUnreachable: boolean,
  own: readonly OwnMatch[],
  staged: LiveMatch | null,
): TemplateResult {
  const { home } = moreText();
  const ownIds = own.map(({ seat }) => seat.match);
  const live = lobby?.live.filter(({ id }) => id !== staged?.id && !ownIds.includes(id)) ?? null;
  return html`<section aria-labelledby="live">
    <h2 id="live">${home.live}</h2>
    <live-list .live=${live} .empty=${isUnreachable ? home.offline : home.noLive}></live-list>
  </section>`;
}

function outcomeFor(
  { result }: MatchSummary,
  seat: 'host' | 'guest',
): 'won' | 'lost' | 'draw' | 'none' {
  if (result === null || result === 'none') return 'none';
  if (result === 'draw') return 'draw';
  return result === seat ? 'won' : 'lost';
}
