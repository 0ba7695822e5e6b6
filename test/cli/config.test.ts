/** `tigers config`: what a server started here would have, and what is wrong with it. */
import { afterEach, expect, test, vi } from 'vitest';
import { runCommand } from '../support/run-command.ts';

afterEach(() => vi.unstubAllEnvs());

test('prints each variable with what holds, and whether it was set', async () => {
  vi.stubEnv('PORT', '4321');

  const table = await runCommand(['config']);
  const json = await runCommand(['config', '--json']);

  expect(table.code).toBe(0);
  expect(table.out).toMatch(/^PORT\s+4321\b/m);
  expect(JSON.parse(json.out)).toContainEqual(
    expect.objectContaining({ name: 'PORT', isSet: true }),
  );
});

test('says what is wrong and ends with 1; what is only misspelt is pointed out', async () => {
  vi.stubEnv('TRUST_PROXY', 'everyone');
  vi.stubEnv('METRIC_PORT', '9464');

  const ran = await runCommand(['config']);

  expect(ran.code).toBe(1);
  expect(ran.err).toContain('TRUST_PROXY is "everyone"');
  expect(ran.err).toContain('METRICS_PORT');
});

test('never shows the administrator’s token', async () => {
  const token = '0f9a6c1d7e3b58420f9a6c1d7e3b5842';
  vi.stubEnv('METRICS_PORT', '0');
  vi.stubEnv('ADMIN_TOKEN', token);

  const ran = await runCommand(['config', '--json']);

  expect(ran.code).toBe(0);
  expect(ran.out + ran.err).not.toContain(token);
});

test('takes no arguments', async () => {
  expect(await runCommand(['config', 'all'])).toMatchObject({ code: 2, out: '' });
});
