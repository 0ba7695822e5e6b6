/** Korean for the page that says what is kept of whom, in short. */
import type { privacy as english } from '../en/privacy.ts';

export const privacy: typeof english = {
  title: '개인정보',
  lead: '계정도, 쿠키도, 광고도 없고, 누구도 추적하지 않아요. 화면과 소리는 모두 이 서버에서만 오고, 브라우저는 다른 곳에 아무것도 묻지 않아요.',
  server: '서버에 남는 것',
  serverText:
    '대국마다 입력한 이름, 둔 수, 그 밖에 일어난 일과 시각이 남아요. 자리의 비밀은 되돌릴 수 없는 값으로만 남아요. 운영자가 지울 때까지 있어요.',
  passing: '서버가 잠시 아는 것',
  passingText:
    '네트워크 주소는 누군가 서버를 막지 못하게 몇 분 동안만 알아요. 누가 기다리고, 접속해 있고, 관전하는지는 그동안만 알아요. 로그에는 대국과 시각만 있고 이름은 없어요. 잘못 써서 막힌 주소는 로그에 남아요.',
  never: '남기지 않는 것',
  neverText: '두 사람이 주고받는 말은 전하기만 하고 남기지 않아요.',
  browser: '브라우저에 남는 것',
  browserText:
    '이름과 설정, 자리의 비밀, 브라우저에서만 둔 대국, 그리고 네트워크 없이 쓰려고 둔 게임 자체가 있어요. 직접 지울 때까지 있어요.',
  seen: '대국을 볼 수 있는 사람',
  seenText:
    '방장이 관전을 막지 않았다면 링크를 가진 사람은 누구나 볼 수 있어요. 공개 대국은 이름과 함께 첫 화면에 보여요.',
  deleting: '대국을 지우려면',
  deletingText: '대국의 링크를 운영자에게 보내서 부탁하세요.',
};
