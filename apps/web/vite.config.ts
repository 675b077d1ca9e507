import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './build/precompress.ts';

const server = process.env.INKSTONE_SERVER ?? 'http://127.0.0.1:3000';

/**
 * Pages are split where the router loads them, what is there from the start is one file; names carry a hash of the content and may
 * be kept for ever. Laying together what lazy pages share would change the order modules run in, which the control models cannot bear.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react(), precompress()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    reportCompressedSize: false,
    rolldownOptions: {
      // The entry file of antd's form package only ties its parts together; without this every input brings all of them.
      treeshake: { moduleSideEffects: [{ test: /@rc-component\/form\/es\/index\.js$/, sideEffects: false }] },
      output: { codeSplitting: { groups: [{ name: 'base', tags: ['$initial'] }] } },
    },
  },
  server: {
    port: 5173,
    proxy: { '/api': { target: server, changeOrigin: false }, '/extensions': { target: server, changeOrigin: false } },
  },
});
