import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './build/precompress.ts';

const server = process.env.INKSTONE_SERVER ?? 'http://127.0.0.1:3000';

/** Pages are split where the router loads them; file names carry a hash of their content and may be kept for ever. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react(), precompress()],
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2022', manifest: true, reportCompressedSize: false },
  server: { port: 5173, proxy: { '/api': { target: server, changeOrigin: false } } },
});
