/** How the client is built and, while someone works on it, served beside a running match server. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const server = `http://localhost:${process.env['PORT'] ?? '3000'}`;

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  build: {
    outDir: fileURLToPath(new URL('../dist/client', import.meta.url)),
    emptyOutDir: true,
    target: 'es2022',
  },
  server: { proxy: { '/api': server, '/socket.io': { target: server, ws: true } } },
});
