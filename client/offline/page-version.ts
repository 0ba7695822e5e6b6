/** Which version of the client a page is, and which one the worker would load. */

/** `undefined` where the client was not built: while someone works on it. */
export function readPageVersion(page: Document): string | undefined {
  return page.querySelector<HTMLMetaElement>('meta[name="version"]')?.content;
}

/** The version of the worker that answers this page. */
export function askVersion(worker: Pick<ServiceWorker, 'postMessage'>): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => {
      port1.close();
      resolve(data);
    };
    worker.postMessage('version', [port2]);
  });
}
