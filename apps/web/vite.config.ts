import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { callAddresses } from './build/call-addresses.ts';
import { precompress } from './build/precompress.ts';
import { smallDecimal } from './build/small-decimal.ts';
import { smallSchemas } from './build/small-schemas.ts';

const server = process.env.INKSTONE_SERVER ?? 'http://127.0.0.1:3000';

/**
 * Pages are split where the router loads them, what is there from the start is one file; names carry a hash of the content and may
 * be kept for ever. A group takes all that its modules import, also what only others use of it: it must be closed in itself, or
 * pages that share a module with it fetch the whole.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [callAddresses(), react(), smallSchemas(), smallDecimal(), precompress()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    reportCompressedSize: false,
    rolldownOptions: {
      // The entry file of antd's form package only ties its parts together; without this every input brings all of them.
      treeshake: { moduleSideEffects: [{ test: /@rc-component\/form\/es\/index\.js$/, sideEffects: false }] },
      output: {
        codeSplitting: {
          groups: [
            // The entry of antd's provider stands in the path of much of antd and is itself used by lazy pages only.
            {
              name: 'popups',
              test: /antd\/es\/(config-provider\/index|tooltip\/UniqueProvider\/)|@rc-component\/trigger\//,
              priority: 4,
              includeDependenciesRecursively: false,
            },
            { name: 'base', tags: ['$initial'], priority: 2 },
            // What fields have in common; the preview of the form designer would make a small file of each of them.
            {
              name: 'form-field',
              test: /packages\/controls\/src\/(layout\/(FormField|FieldLabel|FieldErrors|FieldActions|focus-field\.ui|when-rendered\.ui)|tip\/Tip|view\/group-fold)\.tsx?$/,
              priority: 3,
              includeDependenciesRecursively: false,
            },
            // Each of these alone is a file of half a kB that compresses badly, and every form needs most of them.
            {
              name: 'icons',
              test: /icons(-svg)?\/es\/(icons|asn)\/(CloseCircleFilled|(Close|Delete|Down|Up|Right|Plus|More|QuestionCircle)Outlined|ExclamationCircleFilled)\.js$/,
              priority: 3,
              includeDependenciesRecursively: false,
            },
            // Pages that know a limit do not need the engine for it.
            { name: 'limits', test: /packages\/schema\/src\/limits\.ts$/, priority: 3 },
            // Whoever needs one of the control models, or the rows of a form, needs the engine with it: what they share with it is one file.
            { name: 'engine', test: /packages\/controls\/src\/(models|layout\/grid-rows)\.ts$/, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: { '/api': { target: server, changeOrigin: false }, '/extensions': { target: server, changeOrigin: false } },
  },
});
