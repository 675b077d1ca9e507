import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { callAddresses } from './build/call-addresses.ts';
import { compileHints } from './build/compile-hints.ts';
import { precompress } from './build/precompress.ts';
import { smallDecimal } from './build/small-decimal.ts';
import { createScriptGroups } from './build/script-groups.ts';
import { smallSchemas } from './build/small-schemas.ts';

const server = process.env.INKSTONE_SERVER ?? 'http://127.0.0.1:3000';

const scripts = createScriptGroups();

/**
 * Pages are split where the router loads them, and what several of them use is grouped (`build/script-groups.ts`); names carry a hash of
 * the content and may be kept for ever.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [scripts.plugin, callAddresses(), react(), smallSchemas(), smallDecimal(), compileHints(), precompress()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      // The modules below antd only declare, but do not say so: without this an input brings text areas, forms and colour pickers.
      treeshake: { moduleSideEffects: [{ test: /@rc-component\/[\w-]+\/es\/.+\.js$/, sideEffects: false }] },
      output: {
        codeSplitting: { groups: [{ name: scripts.nameOf, debugName: 'parts', includeDependenciesRecursively: false }] },
      },
    },
  },
  server: {
    port: 5173,
    proxy: { '/api': { target: server, changeOrigin: false }, '/extensions': { target: server, changeOrigin: false } },
  },
});
