/** The engine in a worker of the browser, so that the page never waits for it. */
import { Analysing, type AnalysisQuestion } from './analysing.ts';
import { Answering } from './answering.ts';
import type { NumberedAnswer, NumberedQuestion } from './question.ts';

const now = (): number => performance.now();
const answering = new Answering({ now, chance: () => Math.random() });
const analysing = new Analysing(now, (answer) => {
  postMessage(answer);
});

addEventListener('message', ({ data }: MessageEvent<NumberedQuestion | AnalysisQuestion>) => {
  if ('kind' in data) {
    void analysing.take(data);
    return;
  }
  const answer: NumberedAnswer = {
    number: data.number,
    answer: answering.answer(data.question),
  };
  postMessage(answer);
});
