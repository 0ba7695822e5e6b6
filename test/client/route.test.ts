/** Addresses of the client's pages. */
import { expect, test } from 'vitest';
import {
  formatInvitePath,
  formatMatchPath,
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
