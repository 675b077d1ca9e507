import { createBusinessRule, formAsk, formLoad, formSubmit, queryList, saveAppRole } from '@inkstone/api';
import { appDefinitionSchema, type AppDefinition, type ConditionDocument, type Unit } from '@inkstone/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transact } from '../../../platform/db/transactions/transact.ts';
import { createTestServer, type TestPerson, type TestServer } from '../../../testing/test-server.ts';
import { publishApp } from '../../publishing/index.ts';

type Options = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const form = (code: string, options: Options) => ({
  code,
  name: code,
  schemaCode: 'errand',
  controls: [
    { key: 'team', type: 'department-selector', options: { name: '部門', ...options['team'] } },
    { key: 'buyer', type: 'staff-selector', options: { name: '採購', ...options['buyer'] } },
    { key: 'reason', type: 'text', options: { name: '原因', ...options['reason'] } },
    { key: 'answer', type: 'text', options: { name: '結果', ...options['answer'] } },
  ],
  layout: [{ columns: ['team', 'buyer', 'reason', 'answer'].map((control) => ({ control })) }],
});
const formCodes = ['plain', 'required', 'locked', 'shown', 'computed', 'linked'];
const belongs: ConditionDocument = { field: 'team', operator: 11, value: 'operations' };
const errands = (settings: { readonly forms?: readonly object[]; readonly filter?: ConditionDocument } = {}): AppDefinition =>
  appDefinitionSchema.parse({
    code: 'errands',
    name: '差事',
    group: { code: 'work', name: '工作' },
    functions: (settings.forms ? ['plain'] : formCodes).map((formCode) => ({
      code: formCode,
      name: formCode,
      schemaCode: 'errand',
      formCode,
      listCode: 'errands',
    })),
    models: [
      {
        code: 'errand',
        name: '差事',
        dataItems: [
          { code: 'team', name: '部門', type: 'DeptSingle' },
          { code: 'buyer', name: '採購', type: 'StaffSingle' },
          { code: 'reason', name: '原因', type: 'ShortText' },
          { code: 'answer', name: '結果', type: 'ShortText' },
        ],
      },
    ],
    forms: settings.forms ?? [
      form('plain', {}),
      form('required', { reason: { requiredFormula: "team 屬於 'operations'" } }),
      form('locked', { reason: { readonlyFormula: "self() == 'employee'" } }),
      form('shown', { reason: { displayFormula: "buyer belongs to 'company' and team == 'sales'", required: true } }),
      form('computed', { answer: { computeFormula: "if(buyer in ('tech', 'gm'), string(buyer), 'nobody')" } }),
      form('linked', {
        answer: {
          dataLinkage: {
            schemaCode: 'errand',
            conditions: {
              field: 'team',
              operator: 1,
              valueType: 'specifyDepartment',
              value: { code: 'finance', name: '財務部', unitType: 1 },
            },
            field: 'reason',
          },
        },
      }),
    ],
    lists: [{ code: 'errands', name: '差事', schemaCode: 'errand', columns: [{ code: 'reason' }], filter: settings.filter ?? belongs }],
    workflows: [],
  });

let server: TestServer;
let employee: TestPerson;
let deputy: TestPerson;
let admin: TestPerson;
const units = new Map<string, Unit>();
beforeAll(async () => {
  server = await createTestServer();
  await transact(server.db, (trx) => publishApp(trx, errands()));
  for (const { id, code, name } of await server.db.selectFrom('departments').select(['id', 'code', 'name']).execute())
    units.set(code, { id, name, unitType: 1 });
  for (const { id, account, name } of await server.db.selectFrom('people').select(['id', 'account', 'name']).execute())
    units.set(account, { id, name, unitType: 3 });
  [employee, deputy, admin] = [await server.signIn('employee'), await server.signIn('deputy'), await server.signIn('admin')];
});
afterAll(() => server.close());

interface Errand {
  readonly team?: string;
  readonly buyer?: string;
  readonly reason?: string;
}

const patchOf = ({ team, buyer, reason }: Errand) => ({
  values: {
    ...(team !== undefined && { team: units.get(team)! }),
    ...(buyer !== undefined && { buyer: units.get(buyer)! }),
    ...(reason !== undefined && { reason }),
  },
  rows: {},
});
/** Returns the stored values, or the codes of the refusal. */
async function submitted(person: TestPerson, formCode: string, errand: Errand): Promise<unknown> {
  const { status, body } = await person.send(formSubmit, { schemaCode: 'errand', formCode, patch: patchOf(errand) });
  if (status !== 200) return (body.data as { issues: { code: string; path: string }[] }).issues.map(({ code, path }) => `${code} ${path}`);
  const { objectId } = body.data as { objectId: string };
  return (await person.call(formLoad, { schemaCode: 'errand', objectId })).bizObject.values;
}
const stored = (values: object) => expect.objectContaining(values) as unknown;

describe('a server-side form reads codes, accounts and positions in the organisation', () => {
  test.each<[string, Errand, unknown]>([
    ['required', { team: 'sales' }, ['Required reason']],
    ['required', { team: 'operations' }, ['Required reason']],
    ['required', { team: 'finance' }, stored({ reason: null })],
    ['locked', { reason: 'mine' }, ['NotEditable reason']],
    ['shown', { team: 'sales', buyer: 'tech' }, ['Required reason']],
    ['shown', { team: 'operations', buyer: 'tech' }, stored({ reason: null })],
    ['shown', { team: 'sales' }, stored({ reason: null })],
    ['computed', { buyer: 'tech' }, stored({ answer: '鄭雅婷' })],
    ['computed', { buyer: 'head' }, stored({ answer: 'nobody' })],
  ])('%s with %o', async (formCode, errand, expected) => {
    const found = await submitted(employee, formCode, errand);

    expect(found).toEqual(expected);
  });

  test('a field that one person may not edit is editable for another', async () => {
    expect(await submitted(deputy, 'locked', { reason: 'theirs' })).toEqual(stored({ reason: 'theirs' }));
  });

  test('a linkage finds the records of a department by its code', async () => {
    await submitted(employee, 'plain', { team: 'sales', reason: 'of sales' });
    await submitted(employee, 'plain', { team: 'finance', reason: 'of finance' });

    expect(await submitted(employee, 'linked', {})).toEqual(stored({ answer: 'of finance' }));
  });

  test('a browser receives the facts about a unit that conditions read', async () => {
    const questions = [
      { kind: 'unit' as const, id: units.get('sales')!.id },
      { kind: 'unit' as const, id: '01980000-0000-7000-8000-000000000001' },
      { kind: 'unit' as const, id: 'nobody' },
    ];

    const [sales, gone, none] = await employee.call(formAsk, { schemaCode: 'errand', formCode: 'required', questions });

    const within = ['sales', 'operations', 'company'].flatMap((code) => [code, units.get(code)!.id]);
    expect(sales).toEqual({ ok: true, data: { name: '業務部', code: 'sales', within: expect.arrayContaining(within) as unknown } });
    expect([gone, none]).toEqual([
      { ok: true, data: null },
      { ok: true, data: null },
    ]);
  });
});

test('a business rule applies to the people and departments it names', async () => {
  const rule = (when: ConditionDocument, formula: string) => ({
    appCode: 'errands',
    rule: {
      code: 'careful',
      name: '檢核',
      schemaCode: 'errand',
      trigger: 'saved' as const,
      when,
      actions: [{ kind: 'check' as const, formula, message: { zh: '不行', en: 'No' } }],
    },
  });
  const wrong = await admin.refused(createBusinessRule, rule({ field: 'creater', operator: 1, value: '林小美' }, "team == 'nowhere'"), {
    locale: 'zh',
  });
  expect(wrong.issues?.map(({ path, message }) => `${path} ${message}`)).toEqual([
    'when 「creater」與名稱「林小美」比較，名稱不能用於條件，請改用「employee」',
    'actions.0.formula 「team」與「nowhere」比較，但沒有這個部門',
  ]);

  await admin.call(createBusinessRule, rule({ field: 'creater', operator: 1, value: 'manager' }, "not (team belongs to 'operations')"));

  const manager = await server.signIn('manager');
  expect(await manager.refused(formSubmit, { schemaCode: 'errand', formCode: 'plain', patch: patchOf({ team: 'sales' }) })).toMatchObject({
    status: 422,
  });
  expect(await submitted(manager, 'plain', { team: 'finance', reason: 'fine' })).toEqual(stored({ reason: 'fine' }));
  expect(await submitted(deputy, 'plain', { team: 'sales', reason: 'fine' })).toEqual(stored({ reason: 'fine' }));
});

describe('publishing reports every location of a condition that can never hold', () => {
  test('in forms and lists', async () => {
    const app = errands({
      forms: [
        form('plain', {
          reason: { requiredFormula: "team == '業務部'", readonlyFormula: "self() == 'ghost'" },
          answer: { dataLinkage: { schemaCode: 'errand', conditions: { field: 'buyer', operator: 1, value: 'finance' }, field: 'reason' } },
        }),
      ],
      filter: { join: 'and', items: [{ field: 'creater', operator: 11, value: ['employee', 'ghost'] }] },
    });

    const refusal = await transact(server.db, (trx) => publishApp(trx, app)).catch((error: unknown) => error);

    const { issues } = (refusal as { extra: { issues: { code: string; path: string }[] } }).extra;
    expect(issues.map(({ code, path }) => `${code} ${path}`).sort()).toEqual([
      'UnitUnknown forms.errand.plain.controls.answer.options.dataLinkage.conditions',
      'UnitUnknown forms.errand.plain.controls.reason.options.readonlyFormula',
      'UnitUnknown forms.errand.plain.controls.reason.options.requiredFormula',
      'UnitUnknown lists.errand.errands.filter.items.0',
    ]);
  });

  test('and refuses a role that names nobody', async () => {
    const condition: ConditionDocument = { field: 'team', operator: 11, value: 'warehouse' };
    const grants = [{ schemaCode: 'errand', rights: ['view' as const], scope: 'condition' as const, condition }];

    const { issues } = await admin.refused(saveAppRole, { appCode: 'errands', name: '倉管', members: [], grants });

    expect(issues).toMatchObject([{ code: 'UnitUnknown', path: 'grants.errand.condition' }]);
  });
});

test("a list, a person's filter and a role select the same records", async () => {
  for (const team of ['sales', 'operations', 'company', 'it']) await submitted(deputy, 'plain', { team, reason: `at ${team}` });
  const found = async (person: TestPerson, asked: object) => {
    const { items } = await person.call(queryList, { schemaCode: 'errand', fields: ['reason'], size: 100, ...asked });
    return items
      .map(({ values }) => String(values['reason']))
      .filter((reason) => reason.startsWith('at '))
      .sort();
  };
  const below = ['at operations', 'at sales'];

  expect(await found(deputy, { listCode: 'errands' })).toEqual(below);
  expect(await found(deputy, { filter: belongs })).toEqual(below);
  expect(await found(deputy, { filter: { field: 'creater', operator: 1, value: 'employee' } })).toEqual([]);

  const grants = [{ schemaCode: 'errand', rights: ['view' as const], scope: 'condition' as const, condition: belongs }];
  const members = [{ kind: 'person' as const, id: units.get('tech')!.id }];
  await admin.call(saveAppRole, { appCode: 'errands', name: '查閱', members, grants });
  expect(await found(await server.signIn('tech'), {})).toEqual(below);
});
