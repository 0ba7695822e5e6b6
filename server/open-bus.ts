/** The bus that the configuration names. */
import type { Bus } from './cluster/bus.ts';
import type { Config } from './config.ts';
import type { Log } from './edge/log.ts';

/** `null` where there is none. */
export async function openBus(
  { redisUrl }: Pick<Config, 'redisUrl'>,
  log: Pick<Log, 'warn'>,
): Promise<Bus | null> {
  if (redisUrl === null) return null;
  // Who is alone does not even load what speaks to Redis.
  const { RedisBus } = await import('./cluster/redis-bus.ts');
  return new RedisBus(redisUrl, (trouble, error) => log.warn({ err: error }, trouble));
}
