/** A thread that plays for the computer, as the pool sees it. */
import { startThread } from '../tablebase/program.ts';
import type { BotAnswer, ThreadMessage } from './question.ts';

export interface ThreadListeners {
  readonly onAnswer: (answer: BotAnswer) => void;
  /** It ended, by itself or stopped; `error` where there was one. Called once. */
  readonly onEnd: (error: unknown) => void;
}

export interface BotThread {
  post(message: ThreadMessage): void;
  stop(): Promise<unknown>;
}

export type StartThread = (listeners: ThreadListeners) => BotThread;

/** A real one. */
export const startBotThread: StartThread = ({ onAnswer, onEnd }) => {
  const worker = startThread(import.meta.url, 'bot-thread-program', null);
  let failure: unknown;
  worker.on('message', (answer: BotAnswer) => onAnswer(answer));
  worker.on('error', (error) => {
    failure = error;
  });
  worker.on('exit', () => onEnd(failure));
  return {
    post: (message) => worker.postMessage(message),
    stop: () => worker.terminate(),
  };
};
