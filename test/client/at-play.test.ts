/** When nothing in a browser may think: whether a person is being played in it, and until when. */
import { describe, expect, test } from 'vitest';
import { type Contest, findMatchAtPlay } from '../../client/analysis/at-play.ts';
import { AtPlayWatch } from '../../client/analysis/at-play-watch.ts';
import { memoryTexts } from '../../client/connection/kept-text.ts';
import type { RestFailure } from '../../client/connection/rest.ts';
import { SeatSecrets } from '../../client/connection/seat-secrets.ts';
import { answerHint } from '../../client/pages/hint-answer.ts';
import { failure, success } from '../../shared/rules/result.ts';
import { timersOf } from '../support/client-timers.ts';
import { FakeHost } from '../support/fake-host.ts';
import { FakeTime, settle } from '../support/fake-time.ts';
import { MatchPlay } from '../support/match-play.ts';
import { classicSetup } from '../support/match-setup.ts';
import { viewOf } from '../support/match-view.ts';
import { actionOf } from '../support/text.ts';

const PERSON: Contest = { state: 'live', computer: null };
const COMPUTER: Contest = { state: 'live', computer: { seat: 'guest', level: 'easy' } };

interface Kept {
  readonly match: string;
  readonly isOver?: boolean;
  /** What the server says. */
  readonly answer?: Contest | RestFailure;
  readonly remembered?: Contest;
}

/** What is found in a browser that holds these seats, and which matches the server was asked about. */
async function find(...kept: readonly Kept[]) {
  const seats = new SeatSecrets(memoryTexts());
  for (const { match, isOver = false } of kept)
    seats.hold({ match, seat: 'host', token: 'own', invite: null, atMs: Date.now(), isOver });
  const of = (match: string) => kept.find((one) => one.match === match);
  const asked: string[] = [];
  const found = await findMatchAtPlay({
    seats,
    read: (match) => {
      asked.push(match);
      const answer = of(match)?.answer ?? 'not-connected';
      return Promise.resolve(typeof answer === 'string' ? failure(answer) : success(answer));
    },
    recall: (match) => of(match)?.remembered ?? null,
  });
  return { found, asked };
}

describe('a match at play', () => {
  test('is a live one against a person, among all seats held', async () => {
    const { found } = await find(
      { match: 'computer', answer: COMPUTER },
      { match: 'open', answer: { state: 'open', computer: null } },
      { match: 'person', answer: PERSON },
      { match: 'ended', answer: { state: 'ended', computer: null } },
    );
    expect(found).toBe('person');
  });

  test('is none that waits, is over or is the computer’s, and none without a seat', async () => {
    for (const answer of [
      COMPUTER,
      { state: 'open', computer: null },
      { state: 'ended', computer: null },
    ] as const)
      expect((await find({ match: 'one', answer })).found).toBeNull();
    expect((await find()).found).toBeNull();
  });

  test('is not asked about once the seat is known to be of a match that is over', async () => {
    const over = await find({ match: 'over', isOver: true, answer: PERSON });
    expect(over).toEqual({ found: null, asked: [] });
  });

  test('out of reach is what was last known of it', async () => {
    const last = async (remembered: Contest) =>
      (await find({ match: 'one', answer: 'not-connected', remembered })).found;
    expect(await last(PERSON)).toBe('one');
    expect(await last(COMPUTER)).toBeNull();
    expect((await find({ match: 'one', answer: 'not-connected' })).found).toBeNull();
  });

  test('is none that the server does not know, whatever was known of it', async () => {
    const gone = await find({ match: 'one', answer: 'unknown-match', remembered: PERSON });
    expect(gone.found).toBeNull();
  });
});

function watch() {
  const time = new FakeTime();
  const host = new FakeHost();
  const signs = new Set<() => void>();
  const answers: ((match: string | null) => void)[] = [];
  const page = { isSeen: true };
  const watched = new AtPlayWatch(host, {
    find: () => new Promise((resolve) => answers.push(resolve)),
    timers: timersOf(time),
    isSeen: () => page.isSeen,
    onSign: (look) => {
      signs.add(look);
      return () => signs.delete(look);
    },
  });
  watched.hostConnected();
  const answer = async (look: number, match: string | null): Promise<void> => {
    answers[look]?.(match);
    await settle();
  };
  const sign = (): void => {
    for (const look of signs) look();
  };
  return { time, host, page, watched, answers, answer, sign };
}

describe('the watch on it', () => {
  test('knows nothing until the first answer, and draws only what is news', async () => {
    const { host, watched, answer, sign } = watch();
    expect(watched.match).toBeUndefined();
    await answer(0, null);
    expect(watched.match).toBeNull();
    sign();
    await answer(1, null);
    expect(host.updates).toBe(1);
  });

  test('looks again at a sign from another page, and in time without any', async () => {
    const { time, watched, answers, answer, sign } = watch();
    await answer(0, null);
    sign();
    await answer(1, 'begun');
    expect(watched.match).toBe('begun');
    await time.pass(5000);
    await answer(2, null);
    expect(watched.match).toBeNull();
    await time.pass(5000);
    expect(answers).toHaveLength(4);
  });

  test('rests while nobody sees the page, and looks when it is seen again', async () => {
    const { time, page, answers, sign } = watch();
    page.isSeen = false;
    await time.pass(60_000);
    sign();
    expect(answers).toHaveLength(1);
    page.isSeen = true;
    sign();
    expect(answers).toHaveLength(2);
  });

  test('believes the latest look, whichever answer comes last', async () => {
    const { watched, answer, sign } = watch();
    sign();
    await answer(1, 'begun');
    await answer(0, null);
    expect(watched.match).toBe('begun');
  });

  test('ends with the page', async () => {
    const { time, watched, answers, answer, sign } = watch();
    watched.hostDisconnected();
    sign();
    await time.pass(60_000);
    await answer(0, null);
    expect(answers).toHaveLength(1);
    expect(watched.match).toBeUndefined();
  });
});

/** A match against the computer in which hints are asked for, counted. */
function askedMatch() {
  const computer = { seat: 'guest', level: 'easy' } as const;
  const play = MatchPlay.begin(classicSetup({ clockMs: null, computer }));
  let hints = 0;
  const controller = {
    view: viewOf(play, 'host'),
    askHint: () => {
      hints += 1;
      const value = { kind: 'estimate', score: 0 } as const;
      return Promise.resolve(success({ board: 'left', action: actionOf('c3'), value } as const));
    },
  };
  const playOn = (): void => {
    play.play('L.c3');
    controller.view = viewOf(play, 'host');
  };
  return { controller, playOn, hints: () => hints };
}

describe('a hint beside it', () => {
  test('is not thought of, and the reason is told', async () => {
    const { controller, hints } = askedMatch();
    const told = await answerHint(controller, () => Promise.resolve('person'));
    expect(told).toMatch(/^No hints in this browser while you play a person/);
    expect(hints()).toBe(0);
  });

  test('is told where no person is being played', async () => {
    const { controller, hints } = askedMatch();
    const told = await answerHint(controller, () => Promise.resolve(null));
    expect(told).toMatch(/^Hint: place a goat on c3/);
    expect(hints()).toBe(1);
  });

  test('is not thought of for a ply played while that was found out', async () => {
    const { controller, playOn, hints } = askedMatch();
    const told = await answerHint(controller, () => {
      playOn();
      return Promise.resolve(null);
    });
    expect([told, hints()]).toEqual([null, 0]);
  });
});
