/** The engine in a worker of the browser, so that the page never waits for it. */
import { Answering } from './answering.ts';
import type { NumberedAnswer, NumberedQuestion } from './question.ts';

const answering = new Answering({ now: () => performance.now(), chance: () => Math.random() });

addEventListener('message', ({ data }: MessageEvent<NumberedQuestion>) => {
  const answer: NumberedAnswer = {
    number: data.number,
    answer: answering.answer(data.question),
  };
  postMessage(answer);
});
