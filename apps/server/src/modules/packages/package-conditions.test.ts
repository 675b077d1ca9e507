import { importPackage, type CallOutput } from '@inkstone/api';
import { appDefinitionSchema } from '@inkstone/schema';
import { approve, buildWorkflow, end, exclusive, start } from '@inkstone/testing/workflow-builder';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transact } from '../../platform/db/transactions/transact.ts';
import { publishApp } from '../publishing/index.ts';
import { edited, filesOf, PackageServer } from './testing/package-server.ts';

type Imported = CallOutput<typeof importPackage>;

let home: PackageServer;
let abroad: PackageServer;
beforeAll(async () => {
  [home, abroad] = [await PackageServer.empty(), await PackageServer.empty()];
});
afterAll(async () => {
  await home.close();
  await abroad.close();
});

test('exported conditions use accounts and codes, and name the people and departments of the target installation', async () => {
  const unitOf = async ({ server }: PackageServer, table: 'people' | 'departments', key: string) => {
    const column = table === 'people' ? 'account' : 'code';
    return server.db.selectFrom(table).select(['id', 'name']).where(column, '=', key).executeTakeFirstOrThrow();
  };
  const [sales, employee] = [await unitOf(home, 'departments', 'sales'), await unitOf(home, 'people', 'employee')];
  const conditional = (value: unknown) => ({ field: 'createdDeptId', operator: 11, valueType: 'specifyDepartment', value });
  const app = appDefinitionSchema.parse({
    code: 'conditional',
    name: '條件',
    group: { code: 'work', name: '工作' },
    functions: [{ code: 'notes', name: '記錄', schemaCode: 'conditional_note', formCode: 'conditional_note', listCode: 'notes' }],
    models: [{ code: 'conditional_note', name: '記錄', dataItems: [{ code: 'title', name: '標題', type: 'ShortText' }] }],
    forms: [
      {
        code: 'conditional_note',
        name: '記錄',
        schemaCode: 'conditional_note',
        controls: [{ key: 'title', type: 'text', options: { name: '標題', readonlyFormula: `self() == '${employee.id}'` } }],
        layout: [{ columns: [{ control: 'title' }] }],
      },
    ],
    lists: [
      {
        code: 'notes',
        name: '記錄',
        schemaCode: 'conditional_note',
        columns: [{ code: 'title' }],
        filter: {
          join: 'or',
          items: [conditional({ id: sales.id, name: sales.name, unitType: 1 }), conditional([sales.id, 'finance', 'SELF_D'])],
        },
      },
    ],
    pages: [
      {
        code: 'conditional_page',
        name: '首頁',
        cards: [{ code: 'links', kind: 'forms', name: '捷徑', functions: ['notes'] }],
        seenBy: [{ kind: 'users', users: [employee.id] }],
      },
    ],
    workflows: [
      {
        ...buildWorkflow(
          [start(), exclusive('gate'), approve('desk', ['manager']), end()],
          [
            'start > gate',
            { from: 'gate', to: 'desk', condition: `creater == "${employee.id}" or createdDeptId in ('${sales.id}', 'it')` },
            { from: 'gate', to: 'end', default: true },
            'desk > end',
          ],
        ),
        code: 'conditional_flow',
        schemaCode: 'conditional_note',
      },
    ],
  });
  await transact(home.server.db, (trx) => publishApp(trx, app));

  const zip = await home.exported('conditional');
  const text = (await filesOf(zip)).map((file) => file.text).join('\n');
  const { digest, issues } = await abroad.preview(zip);
  const { status } = await abroad.send<Imported>(importPackage.path, zip, { fields: { digest } });

  expect(text).not.toContain(sales.id);
  expect(text).not.toContain(employee.id);
  expect(text).toContain(String.raw`"creater == \"employee\" or createdDeptId in ('sales', 'it')"`);
  expect([issues, status]).toEqual([[], 200]);
  const there = await unitOf(abroad, 'departments', 'sales');
  const { content } = await abroad.server.db
    .selectFrom('documents')
    .select('content')
    .where('kind', '=', 'list')
    .where('code', '=', 'notes')
    .executeTakeFirstOrThrow();
  expect((content as { filter: unknown }).filter).toEqual({
    join: 'or',
    items: [conditional({ id: there.id, name: '業務部', unitType: 1 }), conditional(['sales', 'finance', 'SELF_D'])],
  });
  expect((await abroad.exported('conditional')).equals(zip)).toBe(true);
});

test('a package whose conditions name an unknown department is refused with the location', async () => {
  const zip = await edited(await home.exported('conditional'), 'workflows/conditional_flow.json', (text) =>
    text.replaceAll('sales', 'warehouse'),
  );

  const { issues } = await abroad.preview(zip);

  expect(issues).toMatchObject([{ code: 'UnitUnknown', path: 'workflows.conditional_flow.routes.gate_desk.condition' }]);
  expect(issues[0]!.message).toContain('warehouse');
});
