/** A report of a problem: what it tells whoever mends it, and where it goes. */
import { expect, test } from 'vitest';
import { reportLink, writeReport } from '../../client/pages/problem-report.ts';
import { MatchPlay } from '../support/match-play.ts';

const PAGE = { version: '1.2.3', browser: 'A browser', language: 'ne' };

test('has the rules, both positions and the match so far', () => {
  const { match } = MatchPlay.begin().play('L.d5 L.e5xc5 R.a1-a2');
  const report = writeReport('What went wrong:', { match, matchId: 'abcdefgh', ...PAGE });
  expect(report.split('\n')).toEqual([
    'What went wrong:',
    '',
    '',
    'Version: 1.2.3',
    'Browser: A browser',
    'Language: ne',
    `Match: abcdefgh, final, event ${match.seq}`,
    'Ruleset: devils-plan',
    'Position left: T1T2/5/5/5/T3T g 19 1',
    'Position right: T3T/5/5/T4/4T g 20 0',
    'Record: L.d5 L.e5xc5 R.a1-a2',
  ]);
});

test('without a match tells of the page alone', () => {
  const report = writeReport('?', { match: null, matchId: null, ...PAGE });
  expect(report).toBe('?\n\n\nVersion: 1.2.3\nBrowser: A browser\nLanguage: ne');
});

test('goes into a mail whole, and to any other address by hand', () => {
  const mail = new URL(reportLink('mailto:help@tigers.example', 'a & b\nc'));
  expect(mail.searchParams.get('body')).toBe('a & b\nc');
  expect(reportLink('https://tigers.example/report', 'a & b')).toBe(
    'https://tigers.example/report',
  );
});
