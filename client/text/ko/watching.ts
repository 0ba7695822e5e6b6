/** Korean for showing a match elsewhere: in another site's page, on a large screen. */
import type { watching as english } from '../en/watching.ts';
import { seconds } from './words.ts';

export const watching: typeof english = {
  open: '대국 열기',
  leave: '큰 화면 나가기',
  late: (s) => `${seconds(s)} 늦게 중계`,
  share: '다른 곳에 보여 주기',
  screen: '여럿이 보는 큰 화면',
  embed: '내 웹페이지에 넣기',
  embedHint: '페이지에 이 코드를 넣으면 판이 실시간으로 보여요. 가로세로 200부터 어떤 크기든 돼요.',
  copyEmbed: '코드 복사',
};
