import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { runsAtOnce } from './compile-hints.ts';

const compressible = /\.(js|css|html|svg|json)$/;
/** A dialog loads some scripts of less than 1 kB: together they are worth it. */
const smallest = 128;

/** The last step of quality makes files 2 % smaller and takes twice as long, so it is for the scripts that every form loads. */
const quality = { ofForms: constants.BROTLI_MAX_QUALITY, ofOthers: constants.BROTLI_MAX_QUALITY - 1 };

/** Lays a `.br` and a `.gz` beside every file of the build for the server to hand out. */
export const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  async writeBundle({ dir }, bundle) {
    if (!dir) return;
    const ofForms = new Set(Object.values(bundle).flatMap((file) => (file.type === 'chunk' && runsAtOnce(file) ? [file.fileName] : [])));
    const files = (await readdir(dir, { recursive: true })).filter((file) => compressible.test(file));
    await Promise.all(files.map((file) => compress(join(dir, file), ofForms.has(file) ? quality.ofForms : quality.ofOthers)));
  },
});

async function compress(file: string, brotliQuality: number): Promise<void> {
  const content = await readFile(file);
  if (content.length < smallest) return;
  const [brotlied, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotlied), writeFile(`${file}.gz`, gzipped)]);
}
