import { describe, expect, test } from 'vitest';
import { moduleFindings } from './findings.ts';
import { importCounts, modulePicture } from './picture.ts';
import { literals } from './source-literals.ts';
import { importsOf, moduleOrder, type SourceFile } from './sources.ts';
import { tablesNamedIn } from './tables.ts';

const order = ['people', 'records', 'workflow'];
const modules: SourceFile = {
  path: 'modules.ts',
  text: [
    ...order.map((name) => `import { ${name}Module } from './modules/${name}/index.ts';`),
    `export const modules: readonly Module[] = [${order.map((name) => `${name}Module`).join(', ')}];`,
  ].join('\n'),
};
const tables: SourceFile = { path: 'platform/db/tables/all.ts', text: 'export interface AllTables {\n  people: P;\n  work_items: W;\n}\n' };
const owners: readonly SourceFile[] = [
  { path: 'modules/people/index.ts', text: `defineModule({ name: 'people', tables: ['people'] });` },
  { path: 'modules/workflow/index.ts', text: `defineModule({ name: 'workflow', tables: ['work_items'] });` },
];
const source = (path: string, ...lines: readonly string[]): SourceFile => ({ path, text: lines.join('\n') });
const found = (...files: readonly SourceFile[]) => moduleFindings([modules, tables, ...owners, ...files]);

describe('modules in order', () => {
  test('use those before them through their index', () => {
    const file = source('modules/records/load.ts', `import { directory } from '../people/index.ts';`, `import { row } from './row.ts';`);

    expect(found(file)).toEqual([]);
  });

  test('are refused what stands above them, types among it, with the way out', () => {
    const file = source('modules/records/load.ts', `import type {`, `  Task,`, `} from '../workflow/index.ts';`);

    expect(found(file)).toEqual([
      expect.objectContaining({
        path: 'modules/records/load.ts',
        names: 'modules/workflow/index.ts',
        reason: expect.stringContaining('workflow stands above records') as unknown,
      }),
    ]);
  });

  test('are refused what another index does not export, also in tests and by a lazy import', () => {
    const lazy = source('modules/workflow/act.ts', `const { row } = await import('../records/row.ts');`);
    const tested = source('modules/records/load.test.ts', `import { row } from '../people/row.ts';`);

    expect(found(lazy, tested).map(({ names }) => names)).toEqual(['modules/records/row.ts', 'modules/people/row.ts']);
  });

  test('may be tested by whatever uses them', () => {
    expect(found(source('modules/people/find.test.ts', `import { act } from '../workflow/index.ts';`))).toEqual([]);
  });

  test('do not import their own index, are all listed, and name what they export', () => {
    const own = source('modules/records/load.ts', `import { row } from './index.ts';`);
    const stray = source('modules/stray/index.ts', `export * from './all.ts';`);

    expect(found(own, stray).map(({ path, names }) => `${path}: ${names}`)).toEqual([
      'modules/stray: no entry in modules.ts',
      'modules/records/load.ts: modules/records/index.ts',
      `modules/stray/index.ts: export * from './all.ts';`,
    ]);
  });

  test('are unknown to the platform', () => {
    const file = source('platform/http/serve.ts', `import { directory } from '../../modules/people/index.ts';`);

    expect(found(file)).toEqual([expect.objectContaining({ reason: 'the platform knows no module' })]);
  });
});

describe('a table', () => {
  test.each([
    ['in a call of the query builder', `db.selectFrom('work_items as w').selectAll()`],
    ['in a join', `query.innerJoin('work_items', 'a', 'b')`],
    ['in SQL', 'sql`select 1 from work_items w where ${x}`'],
    ['in SQL inside a placeholder', 'sql`select ${inner ? sql`1 from inkstone.work_items` : empty}`'],
  ])('of another module is refused %s', (_, statement) => {
    expect(found(source('modules/records/load.ts', statement))).toEqual([
      { path: 'modules/records/load.ts', names: 'work_items', reason: expect.stringContaining('workflow owns this table') as unknown },
    ]);
  });

  test('is named by its owner, by tests, and in words', () => {
    const owned = source('modules/people/find.ts', `db.selectFrom('people')`);
    const tested = source('modules/records/load.test.ts', `db.selectFrom('people')`);
    const words = source(
      'modules/records/load.ts',
      `// taken from people`,
      `const text = 'what comes from people';`,
      `fill(people, 'people');`,
    );

    expect(found(owned, tested, words)).toEqual([]);
  });

  test('has one owner', () => {
    const more: SourceFile = { path: 'platform/db/tables/more.ts', text: 'export interface MoreTables {\n  visits: V;\n}\n' };
    const second = source('modules/records/index.ts', `defineModule({ tables: ['people'] });`);

    expect(found(more, second).map(({ names, reason }) => `${names}: ${reason}`)).toEqual([
      'people: declared as their own by people and records',
      'visits: no module declares this table as its own',
    ]);
  });
});

test('literals are found behind comments, divisions and regular expressions', () => {
  const text = "// 'no'\nconst a = b / c; /* `no` */ const d = /['\"]/.test('yes') ? `x ${f('in')} y` : \"z\";";

  expect(literals(text).map(({ content }) => content)).toEqual(['yes', 'in', 'x ? y', 'z']);
});

test('the tables of a file are named once', () => {
  expect(tablesNamedIn(source('a.ts', `db.selectFrom('people'); sql\`join people p\``), ['people'])).toEqual(['people']);
});

test('imports are read over lines and without names', () => {
  const file = source(
    'modules/a/b/c.ts',
    `import {\n  x,\n  y,\n} from '../d.ts';`,
    `import './e.ts';`,
    `export { z } from '../../f/index.ts';`,
    `import pg from 'pg';`,
  );

  expect(importsOf(file)).toEqual(['modules/a/d.ts', 'modules/a/b/e.ts', 'modules/f/index.ts']);
});

test('the picture leaves out arrows that a longer way makes', () => {
  const files = [
    modules,
    source('modules/records/load.ts', `import { a } from '../people/index.ts';`),
    source('modules/workflow/act.ts', `import { a } from '../people/index.ts';`, `import { b } from '../records/index.ts';`),
  ];

  expect(moduleOrder(files)).toEqual(order);
  expect(modulePicture(files)).toBe('```mermaid\nflowchart TD\n  workflow --> records\n  records --> people\n  people\n```');
  expect(importCounts(files)).toEqual({ through: 3, past: 0 });
});
