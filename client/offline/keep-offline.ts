/** Has the client kept for times without a network, and newer versions found and offered. */
import { askVersion, readPageVersion } from './page-version.ts';

/** Browsers look by themselves when a page is loaded; a tab may stay open for days. */
const LOOK_MS = 60 * 60 * 1000;

/** To be called once, when the page has all that it needs. */
export async function keepOffline(): Promise<void> {
  const version = readPageVersion(document);
  // Browsers have it for https and localhost alone. A frame is a page of somebody else.
  if (!('serviceWorker' in navigator) || version === undefined || window.top !== window) return;
  const { serviceWorker } = navigator;
  const offer = (): void => void offerNewer(version);
  serviceWorker.addEventListener('controllerchange', offer);
  offer();
  try {
    await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  } catch {
    // Forbidden, or no room left: everything works but for playing without a network.
    return;
  }
  lookFromTimeToTime();
}

async function offerNewer(version: string): Promise<void> {
  const { controller } = navigator.serviceWorker;
  if (controller === null || (await askVersion(controller)) === version) return;
  const { offerUpdate } = await import('./update-bar.ts');
  offerUpdate();
}

function lookFromTimeToTime(): void {
  let lookedMs = Date.now();
  const look = (): void => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedMs < LOOK_MS) return;
    lookedMs = Date.now();
    void update();
  };
  document.addEventListener('visibilitychange', look);
  setInterval(look, LOOK_MS);
}

async function update(): Promise<void> {
  try {
    await (await navigator.serviceWorker.getRegistration())?.update();
  } catch {
    // No network now; it will be looked for again.
  }
}
