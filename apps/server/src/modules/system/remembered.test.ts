import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { transact } from '../../platform/db/transactions/transact.ts';
import { readSetting, remembered, writeSetting } from './index.ts';

let server: TestServer;
/** The database of the server, which receives notices. */
let db: TestServer['db'];
beforeAll(async () => {
  server = await createTestServer();
  db = server.server.db;
});
afterAll(() => server.close());

let reads = 0;
const name = (executor: TestServer['db']) =>
  remembered.read(executor, 'name', async () => {
    reads += 1;
    return { value: await readSetting(executor, 'organization-name') };
  });

/** Values are kept as soon as the server listens. */
const waitUntilKept = () =>
  expect
    .poll(async () => {
      const before = reads;
      await name(db);
      await name(db);
      return reads - before;
    })
    .toBeLessThan(2);

test('is read once, and again after another process has changed it', async () => {
  await waitUntilKept();

  // As another process does: this one learns of it by the notice only.
  await sql`insert into settings (key, value) values ('organization-name', '{"zh":"新","en":"New"}')
    on conflict (key) do update set value = excluded.value`.execute(server.db);

  await expect.poll(async () => (await name(db))?.value?.en).toBe('New');
});

test('a transaction sees its own change, others see it right after the commit, and not what was rolled back', async () => {
  await transact(db, async (trx) => {
    await writeSetting(trx, 'organization-name', { zh: '甲', en: 'First' });
    expect((await name(trx as never))?.value?.en).toBe('First');
  });
  expect((await name(db))?.value?.en).toBe('First');

  await transact(db, async (trx) => {
    await writeSetting(trx, 'organization-name', { zh: '乙', en: 'Second' });
    expect((await name(db))?.value?.en).toBe('First');
    throw new Error('undone');
  }).catch(() => undefined);

  expect((await name(db))?.value?.en).toBe('First');
});

test.each(['message_preferences', 'workflow_trusts'])('a change of %s is noticed', async (table) => {
  await waitUntilKept();
  const before = reads;

  await sql`delete from ${sql.table(table)}`.execute(server.db);

  await expect
    .poll(async () => {
      await name(db);
      return reads - before;
    })
    .toBeGreaterThan(0);
});
