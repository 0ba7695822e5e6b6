/** How the client is built and, while someone works on it, served beside a running match server. */
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { edition } from './build/edition.ts';
import { packedFiles } from './build/packed-files.ts';
import { pageHints } from './build/page-hints.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
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

/** Nothing but text goes over our line: what Socket.IO carries for bytes stays out. */
const TEXT_ALONE: readonly (readonly [RegExp, string])[] = [
  [
    /\/engine\.io-parser\/build\/esm\/encodePacket[.a-z]*\.js$/,
    `import { PACKET_TYPES } from './commons.js';
    export const encodePacket = ({ type, data }, _, done) => done(PACKET_TYPES[type] + (data || ''));
    export const encodePacketToBinary = undefined;`,
  ],
  [
    /\/engine\.io-parser\/build\/esm\/decodePacket[.a-z]*\.js$/,
    `import { ERROR_PACKET, PACKET_TYPES_REVERSE } from './commons.js';
    export const decodePacket = (text) => {
      const type = typeof text === 'string' ? PACKET_TYPES_REVERSE[text[0]] : undefined;
      return type ? { type, data: text.slice(1) } : ERROR_PACKET;
    };`,
  ],
  [
    /\/socket\.io-parser\/build\/esm\/binary\.js$/,
    `export const deconstructPacket = (packet) => ({ packet, buffers: [] });
    export const reconstructPacket = (packet) => packet;`,
  ],
  [
    /\/socket\.io-parser\/build\/esm\/is-binary\.js$/,
    `export const isBinary = () => false;
    export const hasBinary = () => false;`,
  ],
];

const textAlone: Plugin = {
  name: 'text-alone',
  apply: 'build',
  load: (id) => TEXT_ALONE.find(([path]) => path.test(id))?.[1] ?? null,
  // One way alone leaves nothing to probe for, nor packets to be cut to a request's size.
  transform: (code, id) =>
    id.endsWith('/engine.io-client/build/esm/socket.js')
      ? code
          .replace(/^ {4}_probe\(name\) \{[^]*?\n {4}\}$/m, '_probe() {}')
          .replace(
            /^ {4}_getWritablePackets\(\) \{[^]*?\n {4}\}$/m,
            '_getWritablePackets() { return this.writeBuffer; }',
          )
      : null,
};

/** Templates are indented and commented for whoever reads them, which nobody has to download. */
const plainTemplates: Plugin = {
  name: 'plain-templates',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('.ts')
      ? code.replaceAll(/css`([^`]*)`/g, (_, sheet: string) => `css\`${pressSheet(sheet)}\``)
      : null,
  generateBundle: (_, bundle) => {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk') chunk.code = chunk.code.replaceAll(/\n\s+/g, '\n');
  },
};

/** A style sheet without comments, and with no blank that means nothing. */
function pressSheet(sheet: string): string {
  return sheet
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};,]) ?/g, '$1')
    .replaceAll(': ', ':')
    .replaceAll(';}', '}')
    .trim();
}

/** What every page with a board needs, in one file: fewer requests, and it packs better together. */
const CORE = {
  name: 'core',
  test: /\/(node_modules\/(lit(?!(-html)?\/directives\/(live|guard))|@lit)|client\/(text\/(?!hint-|saying|more-|study-|prose|series-|record-)[^/]+\.ts|theme\/(?!boards)|routing)|client\/elements\/(bagh-|board-(drag|events|geometry|keys|marks|motion)|icon|piece|point-|shown-)|client\/(connection\/(timers|random-id|kept-text|held-seats|seat-secrets|rest)|settings\/settings(-controller)?|match\/(page-signal|controller))\.ts|shared\/(rules|match\/(match|setup|series)\.ts|notation\/(action|point|fault)|match\/seat))/,
};

/** What some pages share: small files of their own would wait for each other's requests. */
const SHARED = [
  {
    name: 'table',
    test: /\/client\/(elements\/(ply-clock|clock-face|connection-banner)|match\/(announcement|board-view)|pages\/offers)\.ts|shared\/(match\/apply|wire\/event)\.ts/,
  },
  {
    name: 'line',
    test: /\/node_modules\/(socket\.io|engine\.io|@socket\.io)|\/client\/(connection\/live-connection|match\/(match-follower|remote-controller))\.ts/,
  },
  {
    name: 'form',
    test: /\/client\/(text\/more-text|pages\/(name-field|page-styles|match-line|match-choice|page-footer)|settings\/(open-settings|language-choice)|elements\/choice-group)\.ts|shared\/notation\/position\.ts/,
  },
];

export default defineConfig({
  root: here('.'),
  plugins: [
    websocketAlone,
    textAlone,
    plainTemplates,
    edition({ worker: here('offline/worker.ts'), publicDir: here('public/') }),
    pageHints(),
    packedFiles(),
  ],
  build: {
    outDir: here('../dist/client'),
    emptyOutDir: true,
    target: 'es2022',
    // Every browser that can run the client preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: [CORE, ...SHARED] } },
      // Packing files takes seconds, as it should.
      checks: { bundlerTimings: false },
    },
  },
  server: { proxy: { '/api': server, '/socket.io': { target: server, ws: true } } },
});
