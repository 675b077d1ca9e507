import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative } from 'node:path';

/** A source file; `path` is relative to the folder that was read, with slashes. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** Reads all TypeScript files below a folder, sorted by path. */
export function readSources(folder: string): SourceFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.parentPath.includes('node_modules'))
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      return { path: relative(folder, file).replaceAll('\\', '/'), text: readFileSync(file, 'utf8') };
    })
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

const importPattern = /^\s*(?:import|export)\b[^'";]*?\bfrom\s*'(\.[^']+)'|^\s*import\s+'(\.[^']+)'|\bimport\('(\.[^']+)'\)/gm;

/** Returns the files that a file imports, including type imports. */
export function importsOf({ path, text }: SourceFile): string[] {
  return [...text.matchAll(importPattern)].map(([, from, bare, lazy]) =>
    posix.normalize(posix.join(posix.dirname(path), from ?? bare ?? lazy ?? '')),
  );
}
