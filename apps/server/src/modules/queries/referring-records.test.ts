import { formSave, queryList } from '@inkstone/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestServer } from '../../testing/test-server.ts';
import { createDemoServer } from '../../testing/demo-server.ts';
import { buildApp } from '../../testing/record-scene.ts';

const customer = buildApp({ code: 'client', nameItem: 'title', dataItems: [{ code: 'title', name: 'Title', type: 'ShortText' }] }, [
  { key: 'title', type: 'text' },
]);
const contract = buildApp(
  {
    code: 'deal',
    nameItem: 'title',
    dataItems: [
      { code: 'title', name: 'Title', type: 'ShortText' },
      { code: 'party', name: 'Party', type: 'RelevanceForm', schemaCode: 'client' },
      { code: 'guarantors', name: 'Guarantors', type: 'RelevanceFormEx', schemaCode: 'client' },
    ],
  },
  [
    { key: 'title', type: 'text' },
    { key: 'party', type: 'relevance-form', options: { schemaCode: 'client' } },
    { key: 'guarantors', type: 'relevance-form-ex', options: { schemaCode: 'client' } },
  ],
);

let server: TestServer;
beforeAll(async () => {
  server = await createDemoServer(customer, contract);
});
afterAll(() => server.close());

test('the records that refer to a record are found by the field, for people who may read them', async () => {
  const admin = await server.signIn('admin');
  const save = async (schemaCode: string, values: Record<string, unknown>) =>
    (await admin.call(formSave, { schemaCode, formCode: schemaCode, patch: { values, rows: {} } } as never)) as { objectId: string };
  const { objectId: first } = await save('client', { title: 'first' });
  const { objectId: second } = await save('client', { title: 'second' });
  await server.db
    .updateTable('biz.client' as never)
    .set({ sequence_status: 'COMPLETED' } as never)
    .execute();
  await save('deal', { title: 'one', party: { id: first } });
  await save('deal', { title: 'two', party: { id: second }, guarantors: [{ id: first }, { id: second }] });

  const names = async (filter: unknown) =>
    (await admin.call(queryList, { schemaCode: 'deal', filter } as never)).items.map(({ name }) => name).sort();

  expect(await names({ field: 'party', operator: 'eq', value: { id: first } })).toEqual(['one']);
  expect(await names({ field: 'guarantors', operator: 'have', value: { id: first } })).toEqual(['two']);
  const employee = await server.signIn('employee');
  expect(
    (await employee.call(queryList, { schemaCode: 'deal', filter: { field: 'party', operator: 'eq', value: { id: first } } })).items,
  ).toEqual([]);
});
