import type { AppDefinition } from '@inkstone/schema';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transact } from '../../platform/db/transactions/transact.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { buildApp } from '../../testing/record-scene.ts';
import { findModel, loadModel } from './catalog.ts';
import { menuFunctions } from './menu-functions.ts';
import { publishApp } from '../publishing/index.ts';

let server: TestServer;
/** The database that the server's own endpoints use. */
let db: TestServer['db'];
beforeAll(async () => {
  server = await createTestServer({ organization: null });
  db = server.server.db;
});
afterAll(() => server.close());

function app(code: string, name: string): AppDefinition {
  const functions = [{ code: 'entry', name, schemaCode: code, formCode: code }];
  return buildApp({ code, name, dataItems: [{ code: 'tag', name: 'tag', type: 'ShortText' }] }, [{ key: 'tag', type: 'text' }], {
    functions,
  });
}

const nameOf = async (executor: TestServer['db'], code: string) => (await loadModel(executor, code)).definition.name;

/** Changes published documents without a notification. */
async function changeSilently(statement: string): Promise<void> {
  await server.db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql.raw(statement).execute(trx);
  });
}

/** Waits until the server listens to notifications: then it caches what it reads. */
async function waitForCache(code: string): Promise<void> {
  await expect
    .poll(async () => {
      await findModel(db, code);
      await changeSilently(`update document_heads set active = false where code = '${code}'`);
      const found = await findModel(db, code);
      await changeSilently(`update document_heads set active = true where code = '${code}'`);
      return found !== null;
    })
    .toBe(true);
}

test('the current version is read once, and again after every change', async () => {
  await transact(server.db, (trx) => publishApp(trx, app('kept', 'first')));
  await waitForCache('kept');
  expect(await menuFunctions(db, 'kept')).toHaveLength(1);

  // Like a change of another process: this process learns of it only through the notification.
  await sql`update document_heads set active = false where code = 'kept'`.execute(server.db);
  await sql`delete from app_functions where schema_code = 'kept'`.execute(server.db);

  await expect.poll(() => findModel(db, 'kept')).toBeNull();
  await expect.poll(() => menuFunctions(db, 'kept')).toEqual([]);
});

test('a publishing transaction sees its own changes at once, others only after the commit', async () => {
  await transact(db, (trx) => publishApp(trx, app('seen', 'first')));
  await waitForCache('seen');

  await transact(db, async (trx) => {
    await publishApp(trx, app('seen', 'second'));
    expect([await nameOf(trx, 'seen'), await nameOf(db, 'seen')]).toEqual(['second', 'first']);
  });

  expect(await nameOf(db, 'seen')).toBe('second');
});

test('nothing of a rolled-back publishing stays cached', async () => {
  await transact(db, (trx) => publishApp(trx, app('undone', 'first')));
  await waitForCache('undone');

  const undone = transact(db, async (trx) => {
    await publishApp(trx, app('undone', 'never'));
    expect((await loadModel(trx, 'undone', 2)).definition.name).toBe('never');
    expect(await nameOf(trx, 'undone')).toBe('never');
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');

  expect(await nameOf(db, 'undone')).toBe('first');
  expect(await findModel(db, 'undone', 2)).toBeNull();
  await transact(db, (trx) => publishApp(trx, app('undone', 'second')));
  expect((await loadModel(db, 'undone', 2)).definition.name).toBe('second');
});
