import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import type { CompiledQuery } from 'kysely';
import { runTogether } from '../statements/sent-together.ts';
import { nestedDatabase } from './nested-database.ts';
import { transact } from './transact.ts';
import type { Db, Executor } from '../database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const write = (executor: Executor, key: string) => executor.insertInto('settings').values({ key, value: '1' }).execute();
const keys = async (executor: Executor) =>
  (await executor.selectFrom('settings').select('key').where('key', 'like', 'part%').orderBy('key').execute()).map(({ key }) => key);
const failing = (db: Db, key: string) =>
  transact(db, async (trx) => {
    await write(trx, key);
    throw new Error('no');
  });

test('a failed part is rolled back on its own, the other parts stay', async () => {
  await transact(database.db, async (trx) => {
    const within = nestedDatabase(trx);
    await transact(within, (part) => write(part, 'part-1'));
    await expect(failing(within, 'part-2')).rejects.toThrow('no');
    await transact(within, (part) => write(part, 'part-3'));
    await expect(failing(within, 'part-4')).rejects.toThrow('no');
  });

  expect(await keys(database.db)).toEqual(['part-1', 'part-3']);
});

test('all parts are rolled back with the outer transaction', async () => {
  const whole = transact(database.db, async (trx) => {
    await transact(nestedDatabase(trx), (part) => write(part, 'part-5'));
    expect(await keys(trx)).toContain('part-5');
    throw new Error('the whole fails');
  });

  await expect(whole).rejects.toThrow('the whole fails');
  expect(await keys(database.db)).not.toContain('part-5');
});

test('the callback receives each statement', async () => {
  const statements: string[] = [];

  await transact(database.db, async (trx) => keys(nestedDatabase(trx, (statement) => statements.push(statement))));

  expect(statements).toEqual([expect.stringContaining('from "settings"')]);
});

test('a prepared statement sees the changes of the transaction and is passed to the callback', async () => {
  const statements: string[] = [];
  const statement = 'select key from settings where key = $1';
  const seen = await transact(database.db, async (trx) => {
    await write(trx, 'part-6');
    return nestedDatabase(trx, (text) => statements.push(text)).prepared.query<{ key: string }>(statement, ['part-6']);
  });

  expect(seen).toEqual([{ key: 'part-6' }]);
  expect(statements).toEqual([statement]);
});

test('parts that are begun at once run one after the other, also after one that fails', async () => {
  await transact(database.db, async (trx) => {
    const within = nestedDatabase(trx);
    const [one, failed, other] = await Promise.allSettled([
      transact(within, (part) => write(part, 'part-7')),
      failing(within, 'part-8'),
      transact(within, (part) => write(part, 'part-9')),
    ]);
    expect([one.status, failed.status, other.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  expect((await keys(database.db)).filter((key) => key > 'part-6')).toEqual(['part-7', 'part-9']);
});

test('statements that are sent together are seen one by one by the outer transaction, which may change them', async () => {
  await transact(database.db, async (trx) => {
    const changing = { executeQuery: <R>(query: CompiledQuery<R>) => trx.executeQuery<R>({ ...query, sql: query.sql.replace('1', '2') }) };
    const seen: string[] = [];
    const several = ['select 1 as one where $1', 'select 1 as one where not $1'].map((text) => ({ text, values: [true] }));

    expect(
      await runTogether(
        nestedDatabase(changing as never, (text) => seen.push(text)),
        several,
      ),
    ).toEqual([[{ one: 2 }], []]);
    expect(seen).toEqual(several.map(({ text }) => text));
  });
});
