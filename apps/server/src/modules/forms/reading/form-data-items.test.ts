import { formAdd, formBatchLoad, formLoad } from '@inkstone/api';
import { validateFormData, readFormData } from '@inkstone/controls/form-data';
import { apps } from '@inkstone/demo';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson, TestServer } from '../../../testing/test-server.ts';
import { createDemoServer } from '../../../testing/demo-server.ts';

let server: TestServer;
let employee: TestPerson;
beforeAll(async () => {
  server = await createDemoServer();
  employee = await server.signIn('employee');
});
afterAll(() => server.close());

const functions = apps.flatMap((app) => app.functions.map(({ schemaCode, formCode }) => ({ schemaCode, formCode })));

test.each(functions)('the items of $formCode are its controls, from which they can be rebuilt', async ({ schemaCode, formCode }) => {
  const { definition, items } = await employee.call(formLoad, { schemaCode, formCode, items: 'true' });

  expect(readFormData(items!).controls).toEqual(
    definition.controls.map(({ key, type, options, columns }) => ({ key, type, options, ...(columns && { columns }) })),
  );
});

test("they contain each value's type, control and format", async () => {
  const { items = [] } = await employee.call(formLoad, { schemaCode: 'contract', formCode: 'contract', items: 'true' });
  const kinds = new Set(items.map(({ type }) => type));
  const controls = new Set(items.map(({ control }) => control));

  expect([...kinds]).toEqual(expect.arrayContaining(['string', 'number', 'object']));
  expect([...controls]).toEqual(expect.arrayContaining(['String', 'Date', 'Custom']));
  expect(items.filter(({ format }) => format === 'email' || format === 'date').length).toBeGreaterThan(1);
  expect(validateFormData(items as never, {}).map(({ code }) => code)).toContain('Required');
});

test('are returned only on request, per record', async () => {
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
