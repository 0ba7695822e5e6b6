/** Korean for who is here, and how the line to the server fares. */
import type { line as english } from '../en/line.ts';

export const line: typeof english = {
  presence: {
    connected: '접속 중',
    away: '자리 비움',
    ready: '준비됨',
    notJoined: '상대를 기다리는 중',
    toMove: '둘 차례',
  },

  connection: {
    unanswered: '서버의 답을 기다리고 있어요…',
    resyncing: '다시 연결됐어요. 대국을 불러오고 있어요…',
    offline: '연결이 끊겼어요. 다시 시도하고 있어요…',
    closing: '서버가 다시 시작되고 있어요. 대국은 곧 이어져요…',
    outdated: '오래된 화면이에요. 새로고침하면 이어서 할 수 있어요.',
  },
};
