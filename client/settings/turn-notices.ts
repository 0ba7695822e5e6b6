/** Whether the browser may tell of one's turn: asked for where a person switches it on, and never unasked. */
import { settings } from './settings.ts';

export function canNotify(): boolean {
  return 'Notification' in globalThis;
}

/** To be called within a gesture. Resolves to whether it is as wished now. */
export async function setNotices(isOn: boolean): Promise<boolean> {
  const isAllowed = !isOn || (await Notification.requestPermission()) === 'granted';
  settings.change({ notify: isOn && isAllowed });
  return isAllowed;
}
