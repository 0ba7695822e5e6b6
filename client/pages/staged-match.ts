/** Which final the start page shows large: one that stays until it ends or more people watch another. */
import type { LiveMatch, Lobby } from '../../shared/wire/rest.ts';

/** `staged`: the id shown until now. Of matches watched alike the one shown stays, so that nothing jumps. */
export function chooseStaged(lobby: Lobby | null, staged: string | null): LiveMatch | null {
  const find = (id: string | null): LiveMatch | null =>
    lobby?.live.find((match) => match.id === id && match.mode === 'final') ?? null;
  const busiest = find(lobby?.busiest ?? null);
  const shown = find(staged);
  if (shown === null || busiest === null) return shown ?? busiest;
  return busiest.viewers > shown.viewers ? busiest : shown;
}
