/** Every page there is with something on it, by a name, for tests and pictures of all of them. */
import { openMatch, playScript } from './scripted-match.ts';

/** A goat taken, some on both boards, the guest's tigers to act on the left. */
const MIDDLE = 'L.d5 L.e5xc5 R.a1-a2 R.c3 L.d2 L.c5-b4 R.a2-a1 R.b4 L.c3';
/** The tigers take five goats, each put where the last was taken. */
const FIVE_GOATS = 'L.d5 L.e5xc5 L.d5 L.c5xe5 L.d5 L.e5xc5 L.d5 L.c5xe5 L.d5 L.e5xc5';

/** Paths of pages by name, with matches made for those that show one. */
export async function stagePages(origin: string): Promise<Readonly<Record<string, string>>> {
  const names = { name: 'Sita' };
  const live = await playScript(origin, MIDDLE, names);
  const fresh = await playScript(origin, '', names);
  const over = await playScript(origin, FIVE_GOATS, {
    ...names,
    mode: 'classic',
    side: 'goats',
  });
  const open = await openMatch(origin, names);
  return {
    home: '/',
    invite: `/m/${open.id}#seat=${open.token}`,
    invited: `/m/${open.id}#invite=${open.invite ?? ''}`,
    match: `/m/${live.id}#seat=${live.tokens.guest}`,
    start: `/m/${fresh.id}#seat=${fresh.tokens.host}`,
    watch: `/m/${live.id}`,
    over: `/m/${over.id}#seat=${over.tokens.host}`,
    local: '/local/final',
    classic: '/local/classic',
    replay: `/m/${over.id}/replay`,
    replayed: `/m/${live.id}/replay#ply=3`,
    open: '/replay',
    analysis: '/analysis',
    screen: `/m/${live.id}?screen`,
    embed: `/embed/${live.id}`,
    settings: '/settings',
    about: '/about',
    privacy: '/privacy',
    puzzles: '/puzzles',
    learn: '/learn',
    lesson: '/learn/winning',
    nowhere: '/nowhere',
  };
}
