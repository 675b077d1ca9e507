import { mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Makes a folder with those above it, and throws as the system says. The recursive form of the platform never ends where a folder that exists
 * takes none (`/proc/data`), as it looks for a missing one above it for ever.
 */
export function makeFolder(folder: string, mode: number): void {
  const missing: string[] = [];
  for (let path = resolve(folder); !statSync(path, { throwIfNoEntry: false }); path = dirname(path)) missing.push(path);
  if (missing.length === 0 && !statSync(folder).isDirectory()) throw notAFolder(folder);
  for (const path of missing.reverse()) {
    try {
      mkdirSync(path, { mode });
    } catch (error) {
      // Another process may make it at the same time.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || !statSync(path).isDirectory()) throw error;
    }
  }
}

function notAFolder(path: string): Error {
  return Object.assign(new Error(`not a folder: ${path}`), { code: 'ENOTDIR', path });
}
