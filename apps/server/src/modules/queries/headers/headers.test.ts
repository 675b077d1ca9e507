import { getHeaders } from '@inkstone/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transact } from '../../../platform/db/transactions/transact.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { publishApp } from '../../publishing/index.ts';
import { buildApp } from '../../../testing/record-scene.ts';

const review = buildApp(
  {
    code: 'review',
    dataItems: [
      { code: 'words', name: 'words', type: 'LongText' },
      { code: 'score', name: 'score', type: 'Number' },
    ],
  },
  [
    { key: 'words', type: 'textarea', options: { textAreaType: 'Editor', currentMaxLength: 100 } },
    { key: 'score', type: 'x-rating', options: { most: 7, required: true, disabledCondition: '1 == 2', defaultValue: '3' } },
  ],
  { lists: [{ code: 'all', name: 'all', schemaCode: 'review', columns: [{ code: 'words' }, { code: 'score' }] }] as never },
);

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  await transact(server.db, (trx) => publishApp(trx, review));
});
afterAll(() => server.close());

test('a column has the rich-text style, and for an extension control its own options', async () => {
  const person = await server.signIn('employee');

  const headers = await person.call(getHeaders, { schemaCode: 'review', listCode: 'all' });

  expect(headers.map(({ code, controlType, options }) => [code, controlType, options])).toEqual([
    ['words', 'textarea', { textAreaType: 'Editor' }],
    ['score', 'x-rating', { most: 7 }],
  ]);
});
