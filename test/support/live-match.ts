/** A live final as the lobby tells of it. */
import type { LiveMatch } from '../../shared/wire/rest.ts';

export function live(id: string, viewers: number, change: Partial<LiveMatch> = {}): LiveMatch {
  return {
    id,
    state: 'live',
    mode: 'final',
    ruleset: 'devils-plan',
    clockMs: 60_000,
    hostSide: null,
    public: true,
    spectators: true,
    spectatorDelayMs: 0,
    viewers,
    host: 'Sita',
    guest: 'Hari',
    computer: null,
    startedAt: '2026-01-01T00:00:00.000Z',
    changedAt: '2026-01-01T00:00:00.000Z',
    result: null,
    reason: null,
    boards: {},
    lastPly: {},
    ...change,
  };
}
