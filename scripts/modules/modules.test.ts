import { describe, expect, test } from 'vitest';
import { moduleIssues } from './module-issues.ts';
import { importCounts, moduleDiagram } from './module-diagram.ts';
import { literals } from './source-literals.ts';
import { importsOf, type SourceFile } from '../imports.ts';
import { moduleOrder } from './sources.ts';
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
const issuesOf = (...files: readonly SourceFile[]) => moduleIssues([modules, tables, ...owners, ...files]);

describe('modules in order', () => {
  test('may use modules before them through their index', () => {
    const file = source('modules/records/load.ts', `import { directory } from '../people/index.ts';`, `import { row } from './row.ts';`);

    expect(issuesOf(file)).toEqual([]);
  });

  test('must not import later modules, not even types; the issue suggests a solution', () => {
    const file = source('modules/records/load.ts', `import type {`, `  Task,`, `} from '../workflow/index.ts';`);

    expect(issuesOf(file)).toEqual([
      expect.objectContaining({
        path: 'modules/records/load.ts',
        names: 'modules/workflow/index.ts',
        reason: expect.stringContaining('workflow comes after records') as unknown,
      }),
    ]);
  });

  test('must not bypass the index of another module, not even in tests or by a dynamic import', () => {
    const lazy = source('modules/workflow/act.ts', `const { row } = await import('../records/row.ts');`);
    const tested = source('modules/records/load.test.ts', `import { row } from '../people/row.ts';`);

    expect(issuesOf(lazy, tested).map(({ names }) => names)).toEqual(['modules/records/row.ts', 'modules/people/row.ts']);
  });

  test('may import later modules in tests', () => {
    expect(issuesOf(source('modules/people/find.test.ts', `import { act } from '../workflow/index.ts';`))).toEqual([]);
  });

  test('do not import their own index, are all listed, and export names explicitly', () => {
    const own = source('modules/records/load.ts', `import { row } from './index.ts';`);
    const stray = source('modules/stray/index.ts', `export * from './all.ts';`);

    expect(issuesOf(own, stray).map(({ path, names }) => `${path}: ${names}`)).toEqual([
      'modules/stray: no entry in modules.ts',
      'modules/records/load.ts: modules/records/index.ts',
      `modules/stray/index.ts: export * from './all.ts';`,
    ]);
  });

  test('must not be imported by the platform', () => {
    const file = source('platform/http/serve.ts', `import { directory } from '../../modules/people/index.ts';`);

    expect(issuesOf(file)).toEqual([expect.objectContaining({ reason: 'the platform must not import modules' })]);
  });
});

describe('a table', () => {
  test.each([
    ['in a call of the query builder', `db.selectFrom('work_items as w').selectAll()`],
    ['in a join', `query.innerJoin('work_items', 'a', 'b')`],
    ['in SQL', 'sql`select 1 from work_items w where ${x}`'],
    ['in SQL inside a placeholder', 'sql`select ${inner ? sql`1 from inkstone.work_items` : empty}`'],
  ])('of another module is refused %s', (_, statement) => {
    expect(issuesOf(source('modules/records/load.ts', statement))).toEqual([
      { path: 'modules/records/load.ts', names: 'work_items', reason: expect.stringContaining('workflow owns this table') as unknown },
    ]);
  });

  test('may be used by its owner and by tests, and named in texts', () => {
    const owned = source('modules/people/find.ts', `db.selectFrom('people')`);
    const tested = source('modules/records/load.test.ts', `db.selectFrom('people')`);
    const words = source(
      'modules/records/load.ts',
      `// taken from people`,
      `const text = 'what comes from people';`,
      `fill(people, 'people');`,
    );

    expect(issuesOf(owned, tested, words)).toEqual([]);
  });

  test('has one owner', () => {
    const more: SourceFile = { path: 'platform/db/tables/more.ts', text: 'export interface MoreTables {\n  visits: V;\n}\n' };
    const second = source('modules/records/index.ts', `defineModule({ tables: ['people'] });`);

    expect(issuesOf(more, second).map(({ names, reason }) => `${names}: ${reason}`)).toEqual([
      'people: declared by both people and records',
      'visits: no module declares this table',
    ]);
  });
});

test('literals are found after comments, divisions and regular expressions', () => {
  const text = "// 'no'\nconst a = b / c; /* `no` */ const d = /['\"]/.test('yes') ? `x ${f('in')} y` : \"z\";";

  expect(literals(text).map(({ content }) => content)).toEqual(['yes', 'in', 'x ? y', 'z']);
});

test('each table of a file is returned once', () => {
  expect(tablesNamedIn(source('a.ts', `db.selectFrom('people'); sql\`join people p\``), ['people'])).toEqual(['people']);
});

test('multi-line and side-effect imports are found', () => {
  const file = source(
    'modules/a/b/c.ts',
    `import {\n  x,\n  y,\n} from '../d.ts';`,
    `import './e.ts';`,
    `export { z } from '../../f/index.ts';`,
    `import pg from 'pg';`,
  );

  expect(importsOf(file)).toEqual(['modules/a/d.ts', 'modules/a/b/e.ts', 'modules/f/index.ts']);
});

test('the diagram omits transitive dependencies', () => {
  const files = [
    modules,
    source('modules/records/load.ts', `import { a } from '../people/index.ts';`),
    source('modules/workflow/act.ts', `import { a } from '../people/index.ts';`, `import { b } from '../records/index.ts';`),
  ];

  expect(moduleOrder(files)).toEqual(order);
  expect(moduleDiagram(files)).toBe('```mermaid\nflowchart TD\n  workflow --> records\n  records --> people\n  people\n```');
  expect(importCounts(files)).toEqual({ through: 3, past: 0 });
});
