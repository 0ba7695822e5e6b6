/** One match in a list: who plays, what, how fast, and where to go. */
import { css, html, nothing, type TemplateResult } from 'lit';
import type { Seat } from '../../shared/match/seat.ts';
import type { MatchSummary } from '../../shared/wire/rest.ts';
import { RULESET_NAMES } from '../../shared/rules/ruleset.ts';
import { formatMatchPath } from '../routing/route.ts';
import { text } from '../text/locale.ts';
import { moreText } from '../text/more-text.ts';

export const matchLineStyles = css`
  ul {
    display: grid;
    gap: 10px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 16px;
    padding: 12px 16px;
    border: 1px solid var(--rule);
    border-radius: 12px;
    background: var(--paper-raised);
  }
  .who {
    flex: 1 1 14rem;
    display: grid;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .who strong {
    font-weight: 600;
  }
  .who span {
    color: var(--ink-soft);
    font-size: 0.875rem;
  }
  .empty {
    color: var(--ink-soft);
  }
`;

/** `label` is on the button, `name` what it is called alone; `title` comes before the facts, `note` after them; `path` is where it leads. */
export function renderMatchLine(
  summary: MatchSummary,
  label: string,
  {
    isPrimary = false,
    note = '',
    name = '',
    title = nameMatch(summary),
    path = formatMatchPath(summary.id),
  } = {},
): TemplateResult {
  const { form } = moreText();
  return html`<li>
    <div class="who">
      <strong>${title}</strong>
      <span>
        ${[form.modes[summary.mode], sayClock(summary.clockMs), sayRuleset(summary.ruleset), note]
          .filter((part) => part !== '')
          .join(' · ')}
      </span>
    </div>
    ${
      label === ''
        ? nothing
        : html`<a
            class="button ${isPrimary ? 'primary' : ''}"
            href=${path}
            aria-label=${name === '' ? nothing : name}
          >
            ${label}
          </a>`
    }
  </li>`;
}

/** “Sita – Hari”, or who waits. */
export function nameMatch({ host, guest, state, computer }: MatchSummary): string {
  const { list } = text();
  const nameOf = (seat: Seat, name: string): string => {
    if (computer?.seat === seat) return text().computer.name(computer.level);
    return name === '' ? text().seatName[seat] : name;
  };
  const hostName = nameOf('host', host);
  if (state === 'open') return list.waiting(hostName);
  return list.versus(hostName, nameOf('guest', guest));
}

/** “60 s a move”. */
export function sayClock(clockMs: number | null): string {
  const { list } = text();
  return clockMs === null ? list.untimed : list.clock(clockMs / 1000);
}

/** The ruleset's name in words. */
export function sayRuleset(name: string): string {
  return text().rulesets[RULESET_NAMES.find((known) => known === name) ?? 'custom'];
}
