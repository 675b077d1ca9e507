import { formAdd, formBatchLoad, formLoad } from '@inkstone/api';
import { judgeFormData, readFormData } from '@inkstone/controls/models';
import { apps } from '@inkstone/demo';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson, TestServer } from '../../testing/test-server.ts';
import { createDemoServer } from '../../testing/demo-server.ts';

let server: TestServer;
let employee: TestPerson;
beforeAll(async () => {
  server = await createDemoServer();
  employee = await server.signIn('employee');
});
afterAll(() => server.close());

const functions = apps.flatMap((app) => app.functions.map(({ schemaCode, formCode }) => ({ schemaCode, formCode })));

test.each(functions)('the items of $formCode are its controls, which can be made of them again', async ({ schemaCode, formCode }) => {
  const { definition, items } = await employee.call(formLoad, { schemaCode, formCode, items: 'true' });

  expect(readFormData(items!).controls).toEqual(
    definition.controls.map(({ key, type, options, columns }) => ({ key, type, options, ...(columns && { columns }) })),
  );
});

test('they say what each value is, how it is drawn and of which format it is', async () => {
  const { items = [] } = await employee.call(formLoad, { schemaCode: 'contract', formCode: 'contract', items: 'true' });
  const kinds = new Set(items.map(({ type }) => type));
  const controls = new Set(items.map(({ control }) => control));

  expect([...kinds]).toEqual(expect.arrayContaining(['string', 'number', 'object']));
  expect([...controls]).toEqual(expect.arrayContaining(['String', 'Date', 'Custom']));
  expect(items.filter(({ format }) => format === 'email' || format === 'date').length).toBeGreaterThan(1);
  expect(judgeFormData(items as never, {}).map(({ code }) => code)).toContain('Required');
});

test('nobody gets them who does not ask, and with several records each has its own', async () => {
  const { objectId } = await employee.call(formAdd, {
    schemaCode: 'expense_claim',
    patch: { values: { purpose: '文具' }, rows: {} },
  });
  const batch = { schemaCode: 'expense_claim', objectIds: [objectId] };

  const [plain] = await employee.call(formBatchLoad, batch);
  const [asked] = await employee.call(formBatchLoad, { ...batch, items: 'true' });

  expect(plain!.form).not.toHaveProperty('items');
  expect(asked!.form!.items!.map(({ key }) => key)).toEqual(asked!.form!.definition.controls.map(({ key }) => key));
});
