import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { create } from './create.ts';

const root = dirname(dirname(import.meta.dirname));
/** The folders that the recipes read and write; what they write is compiled and run by the test of the how-to pages. */
const used = [
  'packages/controls/src',
  'packages/formula/src/functions',
  'packages/workflow/src/actions',
  'packages/schema/src',
  'packages/api/src',
  'apps/server/src/modules',
  'apps/server/src/modules.ts',
  'apps/web/src/admin',
];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'inkstone-new-'));
  for (const path of used) cpSync(join(root, path), join(folder, path), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const read = (path: string): string => readFileSync(join(folder, path), 'utf8');
const add = (...args: readonly string[]) => create(folder, args);

describe('each kind', () => {
  test.each([
    ['control', 'lamp', 2],
    ['function', 'math/triple', 2],
    ['action', 'halt', 2],
    ['endpoint', 'organization/count-people', 2],
    ['page', 'lamps', 1],
  ])('%s %s edits at most two files, which have its name', (kind, name, most) => {
    const { written, edited, next } = add(kind, name);

    const own = name.split('/').at(-1)!;
    expect(written.length).toBeGreaterThan(0);
    expect(edited.length).toBeLessThanOrEqual(most);
    for (const path of edited) expect(read(path).toLowerCase()).toContain(own);
    for (const path of written) expect(read(path)).not.toContain('{{');
    expect(next.length).toBeGreaterThan(0);
  });

  test('a module brings the contract of its first call, and further calls join it', () => {
    add('module', 'lamp-posts');
    const { edited } = add('endpoint', 'lamp-posts/count-posts');

    expect(edited).toEqual(['packages/api/src/lamp-posts/index.ts', 'apps/server/src/modules/lamp-posts/index.ts']);
    expect(read('packages/api/src/groups.ts')).toContain("export * from './lamp-posts/index.ts';");
  });

  test('a Chinese name is used where people read it', () => {
    add('control', 'bulb', '燈泡');

    expect(read('packages/controls/src/bulb/bulb.locale.ts')).toContain("name: { zh: '燈泡', en: 'Bulb' }");
  });

  test('each control gets a code of its own', () => {
    add('control', 'first-lamp');
    add('control', 'second-lamp');

    const codes = ['first-lamp', 'second-lamp'].map(
      (name) => /code: (\d+)/.exec(read(`packages/controls/src/${name}/${name}.model.ts`))?.[1],
    );
    expect(new Set(codes).size).toBe(2);
  });
});

describe('a name is refused with a sentence and nothing is written', () => {
  test.each([
    [['lamp-shade'], 'Name one of these kinds first: control, function, action, endpoint, module, page.'],
    [['control', 'Lamp'], '"Lamp" cannot be a name: write lower-case words joined by hyphens'],
    [['control', ''], '"" cannot be a name'],
    [['control', '../lamp'], 'The name of a control has no slash.'],
    [['control', 'lamp1', "燈'泡"], 'The Chinese name has 1 to 40 characters and no quotes, brackets or backslashes.'],
    [['control', 'lamp1', 'two', 'words'], 'Too many arguments'],
    [['control', 'number'], 'packages/controls/src/number exists already; choose another name.'],
    [['function', 'cube'], 'Write the category of the function before its name'],
    [['function', 'math/round'], 'The function round exists already, in packages/formula/src/functions/math/round.ts.'],
    [['function', 'text/round'], 'The function round exists already, in packages/formula/src/functions/math/round.ts.'],
    [['function', 'math/round-up'], 'The name of a function is one word in lower case'],
    [['action', 'finish-instance'], 'packages/workflow/src/actions/finish-instance exists already'],
    [['action', 'entrust'], 'The action Entrust exists already'],
    [['endpoint', 'count-people'], 'Write a module of the server before the name, for example organization/count-people'],
    [['endpoint', 'nothing/count-people'], 'Write a module of the server before the name'],
    [['endpoint', 'organization/user-info'], 'packages/api/src/organization/user-info.call.ts exists already'],
    [['endpoint', 'system/user-info'], 'A call named userInfo exists already'],
    [['module', 'workflow'], 'apps/server/src/modules/workflow exists already'],
    [['page', 'roles'], 'apps/web/src/admin/roles exists already'],
    [['page', 'extensions'], 'The address /admin/extensions is taken'],
  ])('%j', (args, sentence) => {
    const lists = used.map((path) => (path.endsWith('.ts') ? read(path) : ''));

    expect(() => add(...args)).toThrow(sentence);
    expect(used.map((path) => (path.endsWith('.ts') ? read(path) : ''))).toEqual(lists);
  });
});
