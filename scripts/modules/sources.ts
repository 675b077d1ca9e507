import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative } from 'node:path';

/** A source file of the server; `path` is relative to `src`, with slashes. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** Reads all TypeScript files below a folder, sorted by path. */
export function readSources(folder: string): SourceFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.parentPath.includes('node_modules'))
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      return { path: relative(folder, file).replaceAll('\\', '/'), text: readFileSync(file, 'utf8') };
    })
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

/** Returns the folder of the module of a file; undefined for files outside of modules. */
export const moduleOf = (path: string): string | undefined => /^modules\/([\w-]+)\//.exec(path)?.[1];

export const isTest = (path: string): boolean => path.endsWith('.test.ts') || /(?:^|\/)testing\//.test(path);
export const isIndex = (path: string): boolean => /^modules\/[\w-]+\/index\.ts$/.test(path);

const importPattern = /^\s*(?:import|export)\b[^'";]*?\bfrom\s*'(\.[^']+)'|^\s*import\s+'(\.[^']+)'|\bimport\('(\.[^']+)'\)/gm;

/** Returns the files that a file imports, including type imports. */
export function importsOf({ path, text }: SourceFile): string[] {
  return [...text.matchAll(importPattern)].map(([, from, bare, lazy]) =>
    posix.normalize(posix.join(posix.dirname(path), from ?? bare ?? lazy ?? '')),
  );
}

/** Returns the folders of the modules in the order of `modules.ts`. */
export function moduleOrder(files: readonly SourceFile[]): string[] {
  const text = files.find(({ path }) => path === 'modules.ts')?.text ?? '';
  const folders = new Map<string, string>();
  for (const [, names = '', folder = ''] of text.matchAll(/import \{([^}]*)\} from '\.\/modules\/([\w-]+)\/index\.ts'/g))
    for (const name of names.split(',')) folders.set(name.trim(), folder);
  const list = /\bmodules: readonly Module\[\] = \[([^\]]*)\]/.exec(text)?.[1] ?? '';
  return [...new Set(list.split(',').flatMap((name) => folders.get(name.trim()) ?? []))];
}
