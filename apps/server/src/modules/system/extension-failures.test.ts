import { clearExtensionFailures, listExtensionFailures, reportExtensionFailure } from '@inkstone/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestServer, type TestPerson, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let person: TestPerson;
let admin: TestPerson;
let now = new Date('2026-11-21T01:00:00.000Z');
beforeAll(async () => {
  server = await createTestServer({ now: () => now });
  [person, admin] = [await server.signIn('employee'), await server.signIn('admin')];
});
afterAll(() => server.close());

const rating = { extension: 'rating', reason: 'missing', detail: '文件不存在' } as const;

test('failures that browsers report are counted, listed latest first, and cleared by administrators', async () => {
  await person.call(reportExtensionFailure, rating);
  now = new Date('2026-11-21T01:01:00.000Z');
  await person.call(reportExtensionFailure, { extension: 'x-map', reason: 'failed', detail: 'no map' });
  now = new Date('2026-11-21T01:02:00.000Z');
  await admin.call(reportExtensionFailure, { ...rating, detail: 'gone' });

  const failures = await admin.call(listExtensionFailures, {});
  await admin.call(clearExtensionFailures, {});

  expect(failures).toEqual([
    { ...rating, detail: 'gone', count: 2, firstAt: '2026-11-21T01:00:00.000Z', lastAt: '2026-11-21T01:02:00.000Z' },
    {
      extension: 'x-map',
      reason: 'failed',
      detail: 'no map',
      count: 1,
      firstAt: '2026-11-21T01:01:00.000Z',
      lastAt: '2026-11-21T01:01:00.000Z',
    },
  ]);
  expect(await admin.call(listExtensionFailures, {})).toEqual([]);
});

test('only administrators read and clear failures, and an unknown extension is malformed', async () => {
  const reading = await person.refused(listExtensionFailures, {});
  const clearing = await person.refused(clearExtensionFailures, {});
  const malformed = await person.refused(reportExtensionFailure, { ...rating, extension: '<b>' });
  const stranger = await server.stranger.refused(reportExtensionFailure, rating);

  expect([reading, clearing, malformed, stranger].map(({ status }) => status)).toEqual([403, 403, 400, 401]);
});

test('only the latest hundred failures are kept', async () => {
  for (let index = 0; index < 102; index += 1) {
    now = new Date(Date.UTC(2026, 10, 21, 1, 3, index));
    await person.call(reportExtensionFailure, { ...rating, extension: `e${index}` });
  }

  const failures = await admin.call(listExtensionFailures, {});

  expect(failures).toHaveLength(100);
  expect([failures[0]!.extension, failures.at(-1)!.extension]).toEqual(['e101', 'e2']);
});
