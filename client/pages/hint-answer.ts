/** A hint in words, or why there is none: loaded when one is first asked for. */
import { findMatchAtPlay } from '../analysis/at-play.ts';
import type { MatchController } from '../match/controller.ts';
import { sayHint } from '../text/hint-sentence.ts';
import { sayRefusal } from '../text/sentences.ts';

/**
 * What to tell whoever asked; `null` where the ply it was asked for is played by now.
 * Rejects where the words cannot be loaded.
 */
export async function answerHint(
  controller: Pick<MatchController, 'view' | 'askHint'>,
  findAtPlay: () => Promise<string | null> = findMatchAtPlay,
): Promise<string | null> {
  const { match } = controller.view;
  const isStale = (): boolean => controller.view.match.plies !== match.plies;
  // Against the computer the same boards could be set up as against a person.
  if ((await findAtPlay()) !== null) return sayClosed();
  if (isStale()) return null;
  const hint = await controller.askHint();
  if (!hint.ok) return sayRefusal(hint.error);
  return isStale() ? null : sayHint(match, hint.value);
}

async function sayClosed(): Promise<string> {
  const { studyText } = await import('../text/study-text.ts');
  return studyText().analysis.noHint;
}
