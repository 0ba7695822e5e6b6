/** The bus over Redis: heard by the others, and again by itself after whatever happened to the line. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { RedisBus } from '../../server/cluster/redis-bus.ts';
import { describeWithRedis, proxyRedis, redisUrl } from '../support/services.ts';

interface Line {
  readonly bus: RedisBus;
  /** Notes heard, and troubles reported. */
  readonly heard: unknown[];
  readonly troubles: string[];
}

describeWithRedis('the bus over Redis', () => {
  function join(url = redisUrl): Line {
    const troubles: string[] = [];
    const heard: unknown[] = [];
    const bus = new RedisBus(url, (trouble) => troubles.push(trouble));
    bus.subscribe(({ note }) => heard.push(note));
    onTestFinished(() => bus.end());
    return { bus, heard, troubles };
  }

  /** Told again and again until it is heard: who has just joined may not be there yet. */
  function arrives(from: Line, to: Line, channel: string, note: object): Promise<void> {
    return vi.waitFor(
      () => {
        from.bus.tell(channel, note);
        expect(to.heard).toContainEqual(note);
      },
      { timeout: 10_000, interval: 50 },
    );
  }

  it('tells the others, but not itself, and not whoever has the channel closed', async () => {
    const channel = `match:${randomUUID()}`;
    const [one, other, third] = [join(), join(), join()];
    void one.bus.open(channel);
    void other.bus.open(channel);
    void third.bus.open(channel);
    await arrives(one, other, channel, { n: 1 });
    await arrives(one, third, channel, { n: 2 });
    third.bus.close(channel);
    await arrives(third, one, channel, { n: 3 });
    third.heard.length = 0;
    await arrives(one, other, channel, { n: 4 });
    expect(third.heard).toEqual([]);
    expect(one.heard).not.toContainEqual({ n: 1 });
  });

  it('hears again by itself when Redis was away, and says once that it was', async () => {
    const channel = `match:${randomUUID()}`;
    const { proxy, url } = await proxyRedis();
    const [one, other] = [join(), join(url)];
    void other.bus.open(channel);
    await arrives(one, other, channel, { n: 1 });
    proxy.refuse();
    await vi.waitFor(() => expect(other.troubles.length).toBeGreaterThan(0), 5000);
    other.bus.tell(channel, { told: 'to nobody' });
    proxy.mend();
    await arrives(one, other, channel, { n: 2 });
    // A line to speak and one to hear.
    expect(other.troubles.length).toBeLessThanOrEqual(2);
  });

  it('notices a line that died without a word', async () => {
    const channel = `match:${randomUUID()}`;
    const { proxy, url } = await proxyRedis();
    const [one, other] = [join(), join(url)];
    void other.bus.open(channel);
    await arrives(one, other, channel, { n: 1 });
    proxy.halt();
    await vi.waitFor(() => expect(other.troubles.length).toBeGreaterThan(0), 10_000);
    proxy.mend();
    await arrives(one, other, channel, { n: 2 });
  });

  it('keeps a quiet line, and is not troubled by what is no message of ours', async () => {
    const channel = `match:${randomUUID()}`;
    const [one, other] = [join(), join()];
    void other.bus.open(channel);
    await arrives(one, other, channel, { n: 1 });
    const { hostname, port } = new URL(redisUrl);
    const stranger = connect(Number(port || '6379'), hostname);
    for (const text of ['no JSON', '{}', '[1,2]', 'null'])
      stranger.write(
        `*3\r\n$8\r\nSPUBLISH\r\n$${channel.length}\r\n${channel}\r\n$${text.length}\r\n${text}\r\n`,
      );
    await once(stranger, 'data');
    stranger.destroy();
    // Longer than a line may be silent.
    await new Promise((resolve) => setTimeout(resolve, 3500));
    await arrives(one, other, channel, { n: 2 });
    expect(other.troubles).toEqual([]);
  });
});
