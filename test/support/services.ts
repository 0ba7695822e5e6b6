/** PostgreSQL and Redis for the tests that need them: where they are, and a place of its own for each test. */
import { afterAll, describe, it, onTestFinished } from 'vitest';
import { OwnSchema } from './own-schema.ts';
import { TcpProxy } from './tcp-proxy.ts';

export const DATABASE_REMEDY =
  'needs PostgreSQL: TEST_DATABASE_URL=postgres://postgres@127.0.0.1:5432/test';

export const databaseUrl = process.env['TEST_DATABASE_URL'] ?? '';

const REDIS_REMEDY = 'needs Redis: TEST_REDIS_URL=redis://127.0.0.1:6379';

/** All tests share it: their channels are of matches that no other has. */
export const redisUrl = process.env['TEST_REDIS_URL'] ?? '';

/** Tests against PostgreSQL: skipped with the remedy as the reason where there is none. */
export function describeWithDatabase(name: string, tests: () => void): void {
  describeWhere(name, databaseUrl === '' ? DATABASE_REMEDY : null, tests);
}

/** As `describeWithDatabase`, against Redis. */
export function describeWithRedis(name: string, tests: () => void): void {
  describeWhere(name, redisUrl === '' ? REDIS_REMEDY : null, tests);
}

/** Against both. */
export function describeWithServices(name: string, tests: () => void): void {
  const remedy = databaseUrl === '' ? DATABASE_REMEDY : redisUrl === '' ? REDIS_REMEDY : null;
  describeWhere(name, remedy, tests);
}

function describeWhere(name: string, remedy: string | null, tests: () => void): void {
  describe(name, () => {
    if (remedy === null) tests();
    else it('runs', ({ skip }) => skip(remedy));
  });
}

/** A line to Redis that the test can cut; ends with the test. */
export async function proxyRedis(): Promise<{ readonly proxy: TcpProxy; readonly url: string }> {
  const url = new URL(redisUrl);
  const proxy = await TcpProxy.start(Number(url.port || '6379'), url.hostname);
  onTestFinished(() => proxy.close());
  url.hostname = '127.0.0.1';
  url.port = String(proxy.port);
  return { proxy, url: url.href };
}

/** Makes schemas that nobody else uses; all are dropped after the file's last test. */
export function useSchemas(): () => Promise<string> {
  const schemas: OwnSchema[] = [];
  afterAll(async () => {
    for (const schema of schemas) await schema.drop();
  });
  return async () => {
    const schema = await OwnSchema.make(databaseUrl);
    schemas.push(schema);
    return schema.urlThrough();
  };
}
