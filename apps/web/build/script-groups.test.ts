import { expect, test } from 'vitest';
import { fileNames, sets, smallestSet, type Part } from './script-groups.ts';

test('what two sets have in common is a set or one part, so no files import each other in a circle', () => {
  for (const one of sets) {
    for (const other of sets) {
      const common = one.filter((part) => other.includes(part));
      if (common.length > 1)
        expect(smallestSet(new Set(common)).toSorted(), `${one.join()} and ${other.join()}`).toEqual(common.toSorted());
    }
  }
  expect(smallestSet(new Set<Part>(['phone', 'work']))).toEqual(['design', 'form', 'pc', 'phone', 'list', 'work']);
});

interface Script {
  readonly entry?: string;
  readonly imports?: readonly string[];
}

const chunkOf = ([name, { entry, imports = [] }]: readonly [string, Script]) => ({
  fileName: `${name}.js`,
  name,
  isEntry: name === 'main',
  isDynamicEntry: name !== 'main' && entry !== undefined,
  facadeModuleId: entry === undefined ? null : `/home/${entry}`,
  imports: imports.map((each) => `${each}.js`),
  moduleIds: [`${name}.ts`],
});

test('a module goes with the parts that use it', () => {
  const names = fileNames(
    Object.entries<Script>({
      main: { entry: 'apps/web/index.html', imports: ['react'] },
      react: {},
      WorkbenchPage: { entry: 'apps/web/src/workbench/WorkbenchPage.tsx', imports: ['react', 'tabs'] },
      tabs: {},
      FormPage: { entry: 'apps/web/src/runtime/form/FormPage.tsx', imports: ['engine'] },
      SheetDesktop: { entry: 'packages/controls/src/sheet/SheetDesktop.tsx', imports: ['engine', 'rows'] },
      rows: {},
      engine: {},
      MapDialog: { entry: 'packages/controls/src/location/MapDialog.tsx', imports: ['map'] },
      map: {},
      ListPage: { entry: 'apps/web/src/design/list/ListPage.tsx', imports: ['columns', 'picker'] },
      RuleDesigner: { entry: 'apps/web/src/design/rule/RuleDesigner.tsx', imports: ['columns', 'picker'] },
      ShareDialog: { entry: 'apps/web/src/runtime/share/ShareDialog.tsx', imports: ['picker'] },
      columns: {},
      picker: {},
      RolesPage: { entry: 'apps/web/src/admin/roles/RolesPage.tsx', imports: ['roles'] },
      RolePage: { entry: 'apps/web/src/admin/roles/RolePage.tsx', imports: ['roles'] },
      roles: {},
    }).map(chunkOf),
  );

  expect(Object.fromEntries(names)).toEqual({
    'main.ts': 'everyone',
    'react.ts': 'everyone',
    'WorkbenchPage.ts': 'page-WorkbenchPage',
    'tabs.ts': 'page-WorkbenchPage',
    'FormPage.ts': 'form',
    'SheetDesktop.ts': 'pc',
    'rows.ts': 'pc',
    'engine.ts': 'form-pc',
    'ListPage.ts': 'page-ListPage',
    'RuleDesigner.ts': 'page-RuleDesigner',
    'columns.ts': 'design',
  });
});
