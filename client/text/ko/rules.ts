/** Korean for the rules in short, and the names of rulesets and games. */
import type { Ruleset } from '../../../shared/rules/ruleset.ts';
import type { rules as english } from '../en/rules.ts';
import { moves, number } from './words.ts';

export const rules: typeof english = {
  rulesets: {
    'devils-plan': '데블스 플랜',
    'ply-yard': '플라이 야드',
    threefold: '세 번 반복',
    'memory-12': '기억 12',
    'no-repeat': '반복 금지',
    custom: '직접 정하기',
  },

  rules: {
    title: '다섯 줄로 보는 규칙',
    placing: '염소는 한 번에 한 마리씩 판에 놓아요. 스무 마리를 다 놓은 뒤에야 움직일 수 있어요.',
    tigers: '호랑이 네 마리는 선을 따라 한 칸 가거나, 염소 한 마리를 똑바로 뛰어넘어 잡아요.',
    aims: '호랑이는 염소 다섯 마리를 잡으면 이기고, 염소는 호랑이를 모두 가두면 이겨요.',
    final:
      '한 판에서는 염소, 다른 판에서는 호랑이를 맡고, 두 판을 두 수씩 번갈아 둬요. 어느 판이든 먼저 이기면 대국에서 이겨요.',
    classic: '염소가 먼저 두고, 번갈아 한 수씩 둬요. 차례를 건너뛸 수 없어요.',
    limits: rulesetLine,
  },

  modes: { final: '두 판 최종전', classic: '한 판 대국' },
};

/** What the ruleset adds to the game, in one line. */
function rulesetLine({ plyLimit, repetition, quietLimit }: Ruleset): string {
  const limits = [
    plyLimit === null ? [] : `한 판에서 ${moves(plyLimit)}를 두면 무승부예요`,
    quietLimit === null ? [] : `잡거나 놓지 않고 ${moves(quietLimit)}를 두면 무승부예요`,
    repetition?.kind === 'draw'
      ? `같은 국면이 ${number(repetition.occurrences)}번 나오면 무승부예요`
      : [],
    repetition?.kind === 'forbidden'
      ? repetition.memory === null
        ? '한 번 나온 배치로는 돌아갈 수 없어요'
        : `최근 배치 ${number(repetition.memory)}개로는 돌아갈 수 없어요`
      : [],
  ].flat();
  return limits.length === 0 ? '무승부로 끝나는 제한이 없어요.' : `${limits.join('. ')}.`;
}
