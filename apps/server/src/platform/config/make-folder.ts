import { mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Creates a folder with its missing parents; throws the error of the system. The recursive option of `mkdirSync` is not used: it never
 * returns where an existing parent refuses new folders (`/proc/data`).
 */
export function makeFolder(folder: string, mode: number): void {
  const missing: string[] = [];
  for (let path = resolve(folder); !statSync(path, { throwIfNoEntry: false }); path = dirname(path)) missing.push(path);
  if (missing.length === 0 && !statSync(folder).isDirectory()) throw notAFolder(folder);
  for (const path of missing.reverse()) {
    try {
      mkdirSync(path, { mode });
    } catch (error) {
      // Another process may create it at the same time.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || !statSync(path).isDirectory()) throw error;
    }
  }
}

function notAFolder(path: string): Error {
  return Object.assign(new Error(`not a folder: ${path}`), { code: 'ENOTDIR', path });
}
