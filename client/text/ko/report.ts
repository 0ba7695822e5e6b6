/** Korean for reporting a problem. */
import type { report as english } from '../en/report.ts';

export const report: typeof english = {
  title: '문제 알리기',
  lead: '이 화면이 아는 것을 적어 두었어요. 무엇이 잘못됐는지 덧붙여서 복사하거나 보내세요.',
  text: '알릴 내용',
  prompt: '무엇이 잘못됐나요:',
  copy: '내용 복사',
  copied: '복사했어요',
  copyByHand: '글이 선택되어 있으니 직접 복사하세요.',
  send: '보내기',
  nowhere: '운영자가 정해 둔 주소가 없어요. 이 화면을 알려 준 사람에게 전하세요.',
};
