import { formLoad, formSave, formSubmit } from '@inkstone/api';
import { appDefinitionSchema } from '@inkstone/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transact } from '../../../platform/db/transactions/transact.ts';
import { createTestServer, type TestPerson, type TestServer } from '../../../testing/test-server.ts';
import { publishApp } from '../../publishing/index.ts';

const schemaCode = 'note';

/** Publishes the application with these fields on its form. */
const withFields = (...keys: readonly string[]) =>
  appDefinitionSchema.parse({
    code: 'notes',
    name: '筆記',
    group: { code: 'work', name: '工作' },
    functions: [{ code: 'note', name: '筆記', schemaCode, formCode: 'note' }],
    models: [{ code: schemaCode, name: '筆記', dataItems: ['title', 'place'].map((code) => ({ code, name: code, type: 'ShortText' })) }],
    forms: [
      { code: 'note', name: '筆記', schemaCode, controls: keys.map((key) => ({ key, type: 'text', options: { name: key } })), layout: [] },
    ],
    lists: [],
    workflows: [],
  });

let server: TestServer;
let employee: TestPerson;
beforeAll(async () => {
  server = await createTestServer();
  employee = await server.signIn('employee');
});
afterAll(() => server.close());

const publish = (...keys: readonly string[]) => transact(server.db, (trx) => publishApp(trx, withFields(...keys)));
const fieldsOf = async (objectId: string) =>
  (await employee.call(formLoad, { schemaCode, objectId })).definition.controls.map(({ key }) => key);

test('a submitted record keeps the form version it was submitted with; a draft uses the newest', async () => {
  await publish('title');
  const submitted = await employee.call(formSubmit, { schemaCode, patch: { values: { title: 'one' } } });
  const draft = await employee.call(formSave, { schemaCode, patch: { values: { title: 'two' } } });

  await publish('title', 'place');
  expect(await fieldsOf(submitted.objectId)).toEqual(['title']);
  expect(await fieldsOf(draft.objectId)).toEqual(['title', 'place']);
  await employee.call(formSubmit, { schemaCode, objectId: draft.objectId, baseVersion: 1, patch: { values: { place: 'here' } } });
  await publish('title');

  expect(await fieldsOf(draft.objectId)).toEqual(['title', 'place']);
});
