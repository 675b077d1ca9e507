import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

interface Locked {
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
}

const lock = JSON.parse(readFileSync(join(import.meta.dirname, '..', 'package-lock.json'), 'utf8')) as { packages: Record<string, Locked> };
const libraries = Object.entries(lock.packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);

/** npm leaves the addresses out if somebody's settings say so, and then asks the registry about each package when it installs. */
test('the lock file has the address in the public registry and the checksum of each library', () => {
  const without = libraries.filter(([, { resolved, integrity }]) => !resolved?.startsWith('https://registry.npmjs.org/') || !integrity);

  expect(libraries.length).toBeGreaterThan(500);
  expect(without.map(([path]) => path)).toEqual([]);
});
