import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

interface GlobOptions {
  readonly eager?: boolean;
  /** The name of one export of each module. */
  readonly import?: string;
  readonly query?: '?raw';
}

type Exports = Readonly<Record<string, unknown>>;

/** Does what `import.meta.glob` of Vite does, for a module in this folder. */
export async function globModules(folder: string, pattern: string, { eager, import: name, query }: GlobOptions = {}) {
  const load = async (path: string): Promise<unknown> => {
    const file = join(folder, path);
    if (query) return readFileSync(file, 'utf8');
    const exports = (await import(pathToFileURL(file).href)) as Exports;
    return name === undefined ? exports : exports[name];
  };
  const found = globSync(pattern, { cwd: folder })
    .toSorted()
    .map(async (path) => [path.startsWith('.') ? path : `./${path}`, eager ? await load(path) : () => load(path)] as const);
  return Object.fromEntries(await Promise.all(found));
}
