/** Addresses of the client's pages. */
import { expect, test } from 'vitest';
import {
  formatEmbedPath,
  formatInvitePath,
  formatMatchPath,
  formatScreenPath,
  formatSeatPath,
  parseRoute,
  type Route,
} from '../../client/routing/route.ts';

const TOKEN = 'abcdefghijklmnopqrstuvwx';
const NO_SECRETS = { seat: null, invite: null };

function routeOf(path: string): Route {
  return parseRoute(new URL(path, 'http://tigers.example'));
}

test.each<[string, Route]>([
  ['/', { page: 'home' }],
  ['/local/final', { page: 'local', place: { mode: 'final', computer: null } }],
  ['/local/classic/', { page: 'local', place: { mode: 'classic', computer: null } }],
  ['/m/abc_DEF-123', { page: 'match', match: 'abc_DEF-123', secrets: NO_SECRETS }],
  ['/m/abc_DEF-123/', { page: 'match', match: 'abc_DEF-123', secrets: NO_SECRETS }],
  ['/m/abc_DEF-123?screen', { page: 'screen', match: 'abc_DEF-123' }],
  ['/m/abc_DEF-123/?screen=1', { page: 'screen', match: 'abc_DEF-123' }],
  ['/m/abc_DEF-123/replay', { page: 'replay', match: 'abc_DEF-123' }],
  ['/m/abc_DEF-123/replay/#ply=3', { page: 'replay', match: 'abc_DEF-123' }],
  ['/analysis', { page: 'analysis' }],
  ['/replay', { page: 'replay', match: null }],
  ['/embed/abc_DEF-123/replay', { page: 'unknown' }],
  ['/embed/abc_DEF-123', { page: 'embed', match: 'abc_DEF-123' }],
  ['/embed/abc_DEF-123?theme=dark', { page: 'embed', match: 'abc_DEF-123' }],
  ['/embed/short', { page: 'unknown' }],
  ['/settings', { page: 'settings' }],
  ['/about/', { page: 'about' }],
  ['/privacy', { page: 'privacy' }],
  ['/puzzles', { page: 'puzzles' }],
  ['/learn', { page: 'learn', lesson: null }],
  ['/learn/board/', { page: 'learn', lesson: 'board' }],
  ['/learn/board/on', { page: 'unknown' }],
  ['/about/us', { page: 'unknown' }],
  ['/local/other', { page: 'unknown' }],
  ['/m/', { page: 'unknown' }],
  ['/m/short', { page: 'unknown' }],
  ['/m/abc%20DEF', { page: 'unknown' }],
  ['/m/abcdefgh/else', { page: 'unknown' }],
])('%s', (path, route) => {
  expect(routeOf(path)).toEqual(route);
});

test('what is written is read back', () => {
  const match = 'abc_DEF-123';
  expect(routeOf(formatMatchPath(match))).toMatchObject({ match, secrets: NO_SECRETS });
  expect(routeOf(formatInvitePath(match, TOKEN))).toMatchObject({
    secrets: { seat: null, invite: TOKEN },
  });
  expect(routeOf(formatScreenPath(match))).toEqual({ page: 'screen', match });
  expect(routeOf(formatEmbedPath(match))).toEqual({ page: 'embed', match });
  expect(routeOf(formatSeatPath(match, TOKEN))).toMatchObject({
    secrets: { seat: TOKEN, invite: null },
  });
});

test.each(['#seat=short', '#seat=', '#seat=<script>aaaaaaaaaaaaaaaaaaaa', `#other=${TOKEN}`])(
  'a fragment that holds no secret (%s) brings none along',
  (hash) => {
    expect(routeOf(`/m/abcdefgh${hash}`)).toMatchObject({ secrets: NO_SECRETS });
  },
);
