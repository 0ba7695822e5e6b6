/** Has words of whoever runs the server shown; what shows them is loaded when there are any. */
import type { Announcement } from '../../shared/wire/server-message.ts';
import type { Connection } from '../connection/connection.ts';

/** Not within another site's frame: whoever reads that page has nothing to do with this server. */
export function followNotices(connection: Connection): void {
  if (window.top !== window) return;
  connection.on('announcement', (announcement) => void show(announcement));
}

async function show(announcement: Announcement): Promise<void> {
  try {
    const { showNotice } = await import('./notice-bar.ts');
    showNotice(announcement);
  } catch {
    // Without a line to the server; it is said again when there is one.
  }
}
