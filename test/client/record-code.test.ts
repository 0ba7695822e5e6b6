/** Records packed into links. */
import { expect, test } from 'vitest';
import { packRecord, unpackRecord } from '../../client/replay/record-code.ts';
import { formatReplayFragment, parseReplayFragment } from '../../client/replay/replay-address.ts';

const RECORD = '[Ruleset "devils-plan"]\n[Goats "सीता · 시타"]\n\n1. c3 a1-b2 *\n';

test('a record comes out of its link as it went in', async () => {
  const code = await packRecord(RECORD);
  expect(code).toMatch(/^[\w-]+$/);
  expect(await unpackRecord(code)).toEqual({ ok: true, value: RECORD });
});

test('a long record makes a link that is shorter than itself', async () => {
  const long = `${RECORD}${'2. d5 e5xc5 '.repeat(400)}`;
  expect((await packRecord(long)).length).toBeLessThan(long.length / 10);
});

test('a link cut short, made up, or without end opens nothing', async () => {
  const code = await packRecord(RECORD.repeat(5));
  const endless = await packRecord('c3 '.repeat(200_000));
  for (const broken of [code.slice(0, -9), '!!', '', 'abcd', endless])
    expect(await unpackRecord(broken), broken.slice(0, 20)).toEqual({ ok: false, error: 'broken' });
});

test('record and moment stand behind the # and come back from there', () => {
  for (const fragment of [
    { code: 'aB-_9', ply: 12 },
    { code: null, ply: 0 },
    { code: 'x', ply: null },
    { code: null, ply: null },
  ])
    expect(parseReplayFragment(formatReplayFragment(fragment))).toEqual(fragment);
  expect(parseReplayFragment('#ply=-1&record=')).toEqual({ code: '', ply: null });
});
