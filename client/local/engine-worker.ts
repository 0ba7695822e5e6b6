/** The engine in a worker of the browser, so that the page never waits for it. */
import { Analysing, type AnalysisQuestion } from './analysing.ts';
import { Answering } from './answering.ts';
import type { NumberedAnswer, NumberedQuestion } from './question.ts';
import { type LocalReviewQuestion, reviewHere } from './reviewing.ts';

type WorkerQuestion = NumberedQuestion | AnalysisQuestion | LocalReviewQuestion;

const now = (): number => performance.now();
const answering = new Answering({ now, chance: () => Math.random() });
const analysing = new Analysing(now, (answer) => {
  postMessage(answer);
});

addEventListener('message', ({ data }: MessageEvent<WorkerQuestion>) => {
  if ('kind' in data && data.kind === 'review') {
    reviewHere(data, (answer) => {
      postMessage(answer);
    });
    return;
  }
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
