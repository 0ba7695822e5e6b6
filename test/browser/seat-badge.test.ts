/** Names in any script, from whatever font the browser takes them, leave the lines around as they are. */
import { expect, test } from 'vitest';
import '../../client/elements/seat-badge.ts';
import { mount } from './mount.ts';

async function sizeOf(name: string): Promise<{ seat: number; cut: number }> {
  const badge = await mount('seat-badge', {
    name,
    presence: { connected: true, ready: false, allowsText: false },
  });
  const [seat, shown] = ['.seat', '.name'].map((part) => badge.renderRoot.querySelector(part));
  return {
    seat: seat?.getBoundingClientRect().height ?? 0,
    cut: (shown?.scrollHeight ?? 0) - (shown?.clientHeight ?? 0),
  };
}

test.each(['सीता', '시타', '🐯🐐', 'शान्ति 🐯'])(
  '“%s” is as high as any name, and not cut',
  async (name) => {
    const plain = await sizeOf('Sita');
    expect(plain.seat).toBeGreaterThan(10);
    expect(await sizeOf(name)).toEqual({ seat: plain.seat, cut: 0 });
  },
);
