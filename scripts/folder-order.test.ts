import { describe, expect, it } from 'vitest';
import { folderOrders, others, packageSources, refusedImports } from './folder-order.ts';
import { importsOf } from './imports.ts';

describe('the folders of a package', () => {
  it.each(Object.entries(folderOrders))('of %s import from lower layers only', (name, order) => {
    const files = packageSources(name);

    const refused = refusedImports(order, files);

    expect(refused).toEqual([]);
    expect(files.flatMap(importsOf).length).toBeGreaterThan(files.length);
  });

  it('must not import from a higher layer, neither types nor values', () => {
    const text =
      "import type { Field } from '../field/field.ts';\nexport { plan } from '../plan/plan.ts';\nvoid import('../field/late.ts');\n";

    const refused = refusedImports(['plan', 'field'], [{ path: 'plan/plan.ts', text }]);

    expect(refused).toEqual([
      expect.stringContaining('plan/plan.ts imports field/field.ts, which is in a higher layer.'),
      expect.stringContaining('plan/plan.ts imports field/late.ts, which is in a higher layer.'),
    ]);
  });

  it('must not import files of another package', () => {
    const refused = refusedImports(['plan'], [{ path: 'plan/plan.ts', text: "import '../../../formula/src/values/text.ts';" }]);

    expect(refused).toEqual([
      expect.stringContaining('plan/plan.ts imports ../../formula/src/values/text.ts, which is outside of the package'),
    ]);
  });

  it('must be listed', () => {
    const refused = refusedImports(['plan'], [{ path: 'other/file.ts', text: '' }]);

    expect(refused).toEqual([expect.stringContaining('other is not in the list')]);
  });

  it('need not be listed where a layer is open, but must not import each other in a cycle', () => {
    const order = ['values', others, 'list'];
    const numbers = { path: 'number/number.ts', text: "import '../values/text.ts';\nimport '../range/range.ts';\n" };
    const range = { path: 'range/range.ts', text: '' };

    const acyclic = refusedImports(order, [numbers, range]);
    const cyclic = refusedImports(order, [numbers, { ...range, text: "import type { N } from '../number/number.ts';" }]);
    const upward = refusedImports(order, [{ path: 'values/text.ts', text: "import '../number/number.ts';" }]);

    expect(acyclic).toEqual([]);
    expect(cyclic).toEqual([
      expect.stringContaining('number is imported by a folder that it imports'),
      expect.stringContaining('range is imported by a folder that it imports'),
    ]);
    expect(upward).toEqual([expect.stringContaining('values/text.ts imports number/number.ts, which is in a higher layer')]);
  });
});
