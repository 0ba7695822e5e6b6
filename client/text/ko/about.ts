/** Korean for the page about the game, its rules and where they come from. */
import type { about as english } from '../en/about.ts';

export const about: typeof english = {
  title: 'Twin Tigers 소개',
  gameText:
    '바그찰은 ‘호랑이의 걸음’이라는 뜻으로, 점 스물다섯 개 위에서 호랑이 네 마리와 염소 스무 마리가 겨루는 네팔의 놀이예요. 호랑이는 사냥하고 염소는 에워싸요. 여기서는 한 판으로 두거나, 두 판 최종전 ‘쌍호’로 둘 수 있어요. 최종전에서는 한 판에서 염소를, 다른 판에서 호랑이를 맡아요.',
  rules: '두는 법',
  finalRule: '두 판으로 둘 때',
  rulesets: '고를 수 있는 규칙',
  rulesetsText:
    '방장이 다섯 가지 규칙 중 하나를 고르거나 직접 정해요. 규칙마다 다른 것은 언제 무승부가 되는지, 무엇을 되풀이할 수 없는지뿐이에요.',
  stuckLose: '움직일 수 없는 염소는 져요.',
  stuckPass: '움직일 수 없는 염소는 패스해요.',
  clock:
    '한 수마다 시계가 따로 가요. 시간이 다 되면 대국 전체에서 져요. 첫 수를 한 번도 두지 않은 사람은 오지 않은 것으로 보고 대국을 취소해요.',
  sources: '출처',
  sourcesText:
    '게임 자체는 예부터 전해 온 놀이예요. 한 판 200수 제한이 있는 두 판 최종전은 방송 ‘데블스 플랜’의 결승을 따랐어요. 나머지 규칙은 배우는 자리, 우편 대국, 링크 대국, 동호회에서 쓰는 것이에요. 출처에 없는 것은 저희가 정했어요. 되풀이 금지는 스무 번째 염소를 놓은 뒤부터이고, 지금 배치도 기억하는 배치에 들어가요.',
  version: '버전',
  versionLine: (version, protocol) => `Twin Tigers ${version}, 프로토콜 ${protocol}`,
  versionUnknown: '서버에 연결할 수 없어서 버전을 알 수 없어요.',
  licence: 'Twin Tigers는 MIT 라이선스를 따르는 자유 소프트웨어예요.',
  privacy: '개인정보',
};
