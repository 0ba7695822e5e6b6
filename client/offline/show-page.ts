/** Brings a page to the front: the window that shows it, else a new one. */
import type { WorkerScope } from './worker-scope.ts';

/** `path` is a notice's data: of this origin, or nothing happens. */
export async function showPage(
  path: unknown,
  clients: Pick<WorkerScope['clients'], 'matchAll' | 'openWindow'>,
): Promise<void> {
  if (typeof path !== 'string' || !path.startsWith('/') || path.startsWith('//')) return;
  const pages = await clients.matchAll({ type: 'window' });
  const open = pages.find(({ url }) => new URL(url).pathname === path);
  await (open === undefined ? clients.openWindow(path) : open.focus());
}
