/** What every store of matches must do, whatever it is made of. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type HeadQuery,
  type MatchHead,
  type MatchStore,
  StoreError,
} from '../../server/store/match-store.ts';
import { entryAt, headWith, plyAt } from '../support/log-entry.ts';

/** `open` gives an empty store each time. */
export function describeStore(name: string, open: () => Promise<MatchStore>): void {
  describe(`every store: ${name}`, () => {
    let store: MatchStore;

    beforeEach(async () => {
      store = await open();
    });
    afterEach(() => store.close().catch(() => undefined));

    const seqsOf = async (match: string): Promise<number[] | undefined> =>
      (await store.load(match))?.entries.map((entry) => entry.seq);

    it('knows nothing of a match that was never written', async () => {
      expect(await store.load('match-1')).toBeNull();
      expect(await store.findHead('match-1')).toBeNull();
      expect(await store.findCommand('match-1', 'host:1')).toBeNull();
      expect(await store.findHeartbeat('boot-1')).toBeNull();
    });

    it('gives back a match as it was written, in the order of its events', async () => {
      const entries = [
        entryAt(0, { event: { kind: 'joined', guestName: 'বাঘ 虎' } }),
        entryAt(1, { event: plyAt(0, 'a1xc3'), commandId: 'host:1' }),
        entryAt(2, { event: { kind: 'flag', seat: 'guest' } }),
      ];
      const secrets = [{ match: 'match-1', role: 'host', hash: 'h' }] as const;
      for (const entry of entries)
        expect(await store.append({ entries: [entry], secrets })).toEqual({ ok: true });
      const stored = await store.load('match-1');
      expect({ entries: stored?.entries, secrets: stored?.secrets }).toEqual({ entries, secrets });
    });

    it('gives a match from an event on, and nothing where there is no such event', async () => {
      const secrets = [{ match: 'match-1', role: 'host', hash: 'h' }] as const;
      for (const seq of [0, 1, 2]) await store.append({ entries: [entryAt(seq)], secrets });
      const stored = await store.load('match-1', 1);
      expect(stored?.entries).toEqual([entryAt(1), entryAt(2)]);
      expect(stored?.secrets).toEqual(secrets);
      expect(await store.load('match-1', 3)).toBeNull();
    });

    it('lets one event have each number', async () => {
      await store.append({ entries: [entryAt(0)] });
      const second = { entries: [entryAt(0, { event: plyAt(9) })], heads: [headWith()] };
      expect(await store.append(second)).toEqual({ ok: false, conflict: 'seq' });
      expect((await store.load('match-1'))?.entries).toEqual([entryAt(0)]);
      expect(await store.findHead('match-1')).toBeNull();
    });

    it('accepts a command of a match once', async () => {
      await store.append({ entries: [entryAt(0, { commandId: 'host:1' })] });
      const again = { entries: [entryAt(1, { commandId: 'host:1' })] };
      expect(await store.append(again)).toEqual({ ok: false, conflict: 'command' });
      expect(await seqsOf('match-1')).toEqual([0]);
    });

    it('names the command where both the number and the command are taken', async () => {
      await store.append({ entries: [entryAt(0, { commandId: 'host:1' })] });
      const again = { entries: [entryAt(0, { commandId: 'host:1' })] };
      expect(await store.append(again)).toEqual({ ok: false, conflict: 'command' });
    });

    it('keeps the commands and numbers of different matches apart', async () => {
      await store.append({ entries: [entryAt(0, { commandId: 'host:1' })] });
      const other = { entries: [entryAt(0, { match: 'match-2', commandId: 'host:1' })] };
      expect(await store.append(other)).toEqual({ ok: true });
      expect((await store.findCommand('match-2', 'host:1'))?.match).toBe('match-2');
    });

    it('finds the entry that a command made', async () => {
      await store.append({ entries: [entryAt(0, { commandId: 'host:1' })] });
      await store.append({ entries: [entryAt(1, { commandId: 'guest:1' })] });
      expect(await store.findCommand('match-1', 'guest:1')).toEqual(
        entryAt(1, { commandId: 'guest:1' }),
      );
      expect(await store.findCommand('match-1', 'guest:2')).toBeNull();
    });

    it('writes a commit of several matches whole or not at all', async () => {
      await store.append({ entries: [entryAt(0, { match: 'taken' })] });
      const commit = {
        entries: [entryAt(0), entryAt(0, { match: 'taken' })],
        secrets: [{ match: 'match-1', role: 'host', hash: 'h' }],
        heads: [headWith()],
      } as const;
      expect(await store.append(commit)).toEqual({ ok: false, conflict: 'seq' });
      expect(await store.load('match-1')).toBeNull();
      expect(await store.findHead('match-1')).toBeNull();
      const fitting = { entries: [entryAt(0), entryAt(0, { match: 'free' })] };
      expect(await store.append(fitting)).toEqual({ ok: true });
      expect([await seqsOf('match-1'), await seqsOf('free')]).toEqual([[0], [0]]);
    });

    it('lets a commit that conflicts fail alone among those made at the same time', async () => {
      await store.append({ entries: [entryAt(0, { match: 'taken' })] });
      const appended = await Promise.all(
        ['first', 'taken', 'last'].map((match) =>
          store.append({ entries: [entryAt(0, { match })], heads: [headWith({ match })] }),
        ),
      );
      expect(appended.map(({ ok }) => ok)).toEqual([true, false, true]);
      expect(await store.listUnfinished()).toEqual(expect.arrayContaining(['first', 'last']));
      expect(await store.listUnfinished()).not.toContain('taken');
    });

    it('gives each number to one of many that race for it', async () => {
      const racers = Array.from({ length: 20 }, (_, racer) => entryAt(0, { wallMs: racer }));
      const appended = await Promise.all(racers.map((entry) => store.append({ entries: [entry] })));
      expect(appended.filter(({ ok }) => ok)).toHaveLength(1);
      const winner = appended.findIndex(({ ok }) => ok);
      expect((await store.load('match-1'))?.entries).toEqual([racers[winner]]);
    });

    it('replaces the head of a match and a secret of a role', async () => {
      const secret = { match: 'match-1', role: 'guest', hash: 'a' } as const;
      await store.append({ entries: [entryAt(0)], secrets: [secret], heads: [headWith()] });
      const ended = headWith({ state: 'ended', result: 'host', reason: 'left captures' });
      await store.append({
        entries: [entryAt(1)],
        secrets: [{ ...secret, hash: 'b' }],
        heads: [ended],
      });
      expect(await store.findHead('match-1')).toEqual(ended);
      expect((await store.load('match-1'))?.secrets).toEqual([{ ...secret, hash: 'b' }]);
    });

    it('replaces a secret by a commit that has nothing else', async () => {
      const secret = { match: 'match-1', role: 'host', hash: 'a' } as const;
      await store.append({ entries: [entryAt(0)], secrets: [secret] });
      const renewed = { ...secret, hash: 'b' };
      expect(await store.append({ entries: [], secrets: [renewed] })).toEqual({ ok: true });
      expect((await store.load('match-1'))?.secrets).toEqual([renewed]);
      expect(await seqsOf('match-1')).toEqual([0]);
    });

    it('gives back every field of a head', async () => {
      const classic = headWith({
        computer: { seat: 'host', level: 'master' },
        mode: 'classic',
        isPublic: false,
        allowsSpectators: false,
        ruleset: 'custom ply=200 repeat=- quiet=- goats=pass',
        clockMs: null,
        hostSide: 'tigers',
      });
      await store.append({ entries: [entryAt(0)], heads: [classic] });
      expect(await store.findHead('match-1')).toEqual(classic);
    });

    it('lists public heads of a state, the last changed first, in pages', async () => {
      const heads = [
        headWith({ match: 'a', changedMs: 10 }),
        headWith({ match: 'b', changedMs: 30, isPublic: false }),
        headWith({ match: 'c', changedMs: 20 }),
        headWith({ match: 'd', changedMs: 40, state: 'ended' }),
      ];
      for (const head of heads)
        await store.append({ entries: [entryAt(0, { match: head.match })], heads: [head] });
      const list = async (query: Omit<HeadQuery, 'state'>) =>
        (await store.listHeads({ state: 'live', ...query })).map((head) => head.match);
      expect(await list({ limit: 10 })).toEqual(['c', 'a']);
      expect(await list({ limit: 1 })).toEqual(['c']);
      expect(await list({ limit: 10, after: { changedMs: 20, match: 'c' } })).toEqual(['a']);
    });

    it('skips no head between pages, though many changed in the same millisecond', async () => {
      const matches = ['a', 'b', 'c', 'd', 'e'];
      for (const match of matches)
        await store.append({ entries: [entryAt(0, { match })], heads: [headWith({ match })] });
      const listed: string[] = [];
      let after: MatchHead | undefined;
      do {
        const query = { state: 'live', limit: 2 } as const;
        const page = await store.listHeads(after === undefined ? query : { ...query, after });
        listed.push(...page.map((head) => head.match));
        after = page.at(-1);
      } while (after !== undefined);
      expect(listed).toEqual([...matches].reverse());
    });

    it('lists what is unfinished: open and live matches', async () => {
      for (const state of ['open', 'live', 'ended'] as const)
        await store.append({
          entries: [entryAt(0, { match: state })],
          heads: [headWith({ match: state, state })],
        });
      expect([...(await store.listUnfinished())].sort()).toEqual(['live', 'open']);
    });

    it('keeps the last heartbeat of each process', async () => {
      await store.beat({ boot: 'boot-1', availabilityMs: 1, wallMs: 11 });
      await store.beat({ boot: 'boot-2', availabilityMs: 5, wallMs: 15 });
      await store.beat({ boot: 'boot-1', availabilityMs: 2, wallMs: 12 });
      expect(await store.findHeartbeat('boot-1')).toEqual({
        boot: 'boot-1',
        availabilityMs: 2,
        wallMs: 12,
      });
    });

    it('keeps the last review of a match that has ended, and none of others', async () => {
      const ended = headWith({ state: 'ended', result: 'host', reason: 'left captures' });
      await store.append({ entries: [entryAt(0)], heads: [ended] });
      await store.append({
        entries: [entryAt(0, { match: 'match-2' })],
        heads: [headWith({ match: 'match-2' })],
      });
      for (const [match, body] of [
        ['match-1', '{"version":1}'],
        ['match-1', '{"version":2,"名":"বাঘ"}'],
        ['match-2', '{}'],
        ['match-3', '{}'],
      ] as const)
        await store.saveReview({ match, body });
      expect(await store.findReview('match-1')).toEqual({
        match: 'match-1',
        body: '{"version":2,"名":"বাঘ"}',
      });
      expect([await store.findReview('match-2'), await store.findReview('match-3')]).toEqual([
        null,
        null,
      ]);
    });

    it('forgets a review with its match', async () => {
      const ended = headWith({ state: 'ended' });
      await store.append({ entries: [entryAt(0)], heads: [ended] });
      await store.saveReview({ match: 'match-1', body: '{}' });
      await store.forget(['match-1']);
      expect(await store.findReview('match-1')).toBeNull();
    });

    it('answers what was asked before it was closed, and refuses what is asked after', async () => {
      const before = store.append({ entries: [entryAt(0)] });
      const closed = store.close();
      expect(await before).toEqual({ ok: true });
      await closed;
      await expect(store.append({ entries: [entryAt(1)] })).rejects.toThrow(StoreError);
      await expect(store.load('match-1')).rejects.toThrow('the store is closed');
    });
  });
}
