/** Korean for what is wrong with a record or a position. */
import type { RecordWords } from '../record-words.ts';
import { number } from './words.ts';

const texts: RecordWords['problems'] = {
  'row-count': '판은 /로 나눈 다섯 줄이어야 해요',
  'row-length': '한 줄에는 점이 다섯 개 있어야 해요',
  'row-letter': '말도 빈 점의 수도 이렇게 적지 않아요',
  'field-count': '국면은 판, 둘 차례, 개수를 빈칸 하나씩으로 나눠 적어요',
  spacing: '항목 사이에는 빈칸을 하나만 넣어요',
  'unreadable-side': '둘 차례는 이렇게 적지 않아요',
  'unreadable-number': '개수는 앞에 0이 없는 정수여야 해요',
  overlap: '한 점에 말이 둘 있어요',
  'tiger-count': '호랑이는 네 마리여야 해요',
  'captured-count': '잡힌 염소는 0마리에서 5마리까지예요',
  'goat-count': '놓을 염소, 판 위의 염소, 잡힌 염소를 더하면 20이어야 해요',
  'ambiguous-count': '그 수가 염소의 수인지 잡힌 염소인지 알 수 없어요. 다른 형식으로 적어 주세요',
  'unreadable-last-ply': '마지막 수가 선을 따라 놓거나 움직이거나 잡는 수가 아니에요',
  'contradicting-last-ply': '마지막 수가 말의 자리나 둘 차례와 맞지 않아요',
  'unreadable-note': '덧붙인 말은 이렇게 적지 않아요',
  'unknown-hand': '놓을 염소의 수가 없고, 미루어 알 수도 없어요',
  unclosed: '끝이 없어요',
  'wrong-ply-number': '여기에는 다른 수 번호가 와야 해요',
  'text-after-result': '기보는 꼬리표나 1번 수로 시작해요',
  'missing-tag': '빠져 있어요',
  'repeated-tag': '두 번 나와요',
  'unreadable-tag': '가질 수 없는 값이에요',
  'unproven-reason': '둔 수로는 그렇게 되지 않아요',
  'contradicting-tag': '다른 꼬리표와 맞지 않아요',
  'differing-score': '수 뒤에 적힌 결과와 달라요',
  'foreign-tag': '이 PGN은 염소가 처음부터 시작하는 판만 담을 수 있어요',
  'unknown-ruleset': '그런 이름의 규칙은 없어요',
  'unreadable-parameter':
    '직접 정한 규칙은 custom ply=200 repeat=draw3 quiet=100 goats=lose처럼 적어요',
  'out-of-bounds': '규칙의 한도가 범위를 벗어났어요',
  'unreadable-action': '수가 아니에요',
  'wrong-side': '상대편이 둘 차례예요',
  'misplaced-mark': '#이 붙었지만 판을 이기는 수가 아니에요',
  'no-board-draw': '판 하나의 합의 무승부는 최종전의 두 판이 모두 열려 있을 때만 돼요',
};

export const faults: RecordWords = {
  problems: texts,
  line: (line, column) => `${number(line)}번째 줄 ${number(column)}번째 칸`,
  tag: (name) => `꼬리표 ${name}`,
  ply: (ply, written) => `${number(ply)}번째 수(${written})`,
  result: (stated, proven) => `적힌 결과는 ${stated}인데 둔 수로는 ${proven}이에요.`,
  over: (end) => `그 전에 이미 끝났어요(${end})`,
  found: (place, found, problem) => `${place}: ${found === '' ? '' : `“${found}” – `}${problem}.`,
};
