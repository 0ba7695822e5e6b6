/** How the client is built and, while someone works on it, served beside a running match server. */
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const server = `http://localhost:${process.env['PORT'] ?? '3000'}`;

/** Socket.IO brings three ways to a server; ours takes websockets alone, so the others stay out. */
const websocketAlone: Plugin = {
  name: 'websocket-alone',
  apply: 'build',
  load: (id) =>
    id.endsWith('/engine.io-client/build/esm/transports/index.js')
      ? "import { WS } from './websocket.js';\nexport const transports = { websocket: WS };"
      : null,
  // Kept without this for what it does on being loaded: nothing that anybody needs.
  transform: (code, id) =>
    id.includes('/engine.io-client/build/esm/transports/polling')
      ? { code, moduleSideEffects: false }
      : null,
};

/** Templates are indented for whoever reads them, which nobody has to download. */
const plainTemplates: Plugin = {
  name: 'plain-templates',
  apply: 'build',
  generateBundle: (_, bundle) => {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk') chunk.code = chunk.code.replaceAll(/\n\s+/g, '\n');
  },
};

/** What every page with a board needs, in one file: fewer requests, and it packs better together. */
const CORE = {
  name: 'core',
  test: /\/(node_modules\/(lit|lit-html|lit-element|@lit)|client\/(text|theme|routing)|client\/elements\/(bagh-|board-(drag|events|geometry|keys|marks|motion)|icon|piece|point-|shown-)|shared\/(rules|notation\/(action|point|fault)|match\/seat))/,
};

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [websocketAlone, plainTemplates],
  build: {
    outDir: fileURLToPath(new URL('../dist/client', import.meta.url)),
    emptyOutDir: true,
    target: 'es2022',
    // Every browser that can run the client preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [CORE] } } },
  },
  server: { proxy: { '/api': server, '/socket.io': { target: server, ws: true } } },
});
