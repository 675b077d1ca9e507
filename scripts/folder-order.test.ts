import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderOrders, importsOf, refusedImports } from './folder-order.ts';

/** Tests may import from all folders. */
const isSource = (path: string): boolean => !/\.(test|contract\.test)\.tsx?$/.test(path);

function filesOf(name: string) {
  const src = join(import.meta.dirname, '..', 'packages', name, 'src');
  const paths = globSync('**/*.{ts,tsx}', { cwd: src }).filter(isSource);
  return paths.map((path) => ({ path, imports: importsOf(readFileSync(join(src, path), 'utf8')) }));
}

describe('the folders of a package', () => {
  it.each(Object.entries(folderOrders))('of %s import from lower layers only', (name, order) => {
    const files = filesOf(name);

    const refused = refusedImports(order, files);

    expect(refused).toEqual([]);
    expect(files.flatMap(({ imports }) => imports).length).toBeGreaterThan(files.length);
  });

  it('must not import from a higher layer, neither types nor values', () => {
    const source =
      "import type { Field } from '../field/field.ts';\nexport { plan } from '../plan/plan.ts';\nvoid import('../field/late.ts');\n";

    const refused = refusedImports(['plan', 'field'], [{ path: 'plan/plan.ts', imports: importsOf(source) }]);

    expect(refused).toEqual([
      expect.stringContaining('plan/plan.ts imports field/field.ts, which is in a higher layer.'),
      expect.stringContaining('plan/plan.ts imports field/late.ts, which is in a higher layer.'),
    ]);
  });

  it('must be listed', () => {
    const refused = refusedImports(['plan'], [{ path: 'other/file.ts', imports: [] }]);

    expect(refused).toEqual([expect.stringContaining('other is not in the list')]);
  });
});
