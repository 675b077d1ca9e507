import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { isDatabaseLost, isTransient } from './database-error.ts';
import { transact } from './transactions/transact.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('dates are read as texts and numbers keep every digit, also in arrays', async () => {
  const { rows } = await sql`
    select '2026-02-28'::date as day, array['2026-02-28'::date] as days, 12345678901234567890.10::numeric as amount,
           array[0.1::numeric, 12345678901234567890] as amounts, 9007199254740993::bigint as big`.execute(database.db);

  expect(rows).toEqual([
    {
      day: '2026-02-28',
      days: ['2026-02-28'],
      amount: '12345678901234567890.10',
      amounts: ['0.1', '12345678901234567890'],
      big: '9007199254740993',
    },
  ]);
});

test('two transactions in a deadlock both succeed in the end', async () => {
  await sql`create table pair (id int primary key, n int not null)`.execute(database.db);
  await sql`insert into pair values (1, 0), (2, 0)`.execute(database.db);
  let arrived = 0;
  const met = Promise.withResolvers<void>();
  const add = (first: number, second: number) =>
    transact(database.db, async (trx) => {
      await sql`update pair set n = n + 1 where id = ${first}`.execute(trx);
      if ((arrived += 1) === 2) met.resolve();
      await met.promise;
      await sql`update pair set n = n + 1 where id = ${second}`.execute(trx);
    });

  await Promise.all([add(1, 2), add(2, 1)]);

  expect((await sql`select n from pair order by id`.execute(database.db)).rows).toEqual([{ n: 2 }, { n: 2 }]);
});

test('a failed statement does not count as a lost database, a terminated connection does', async () => {
  const refused = await sql`select 1 / 0`.execute(database.db).catch((error: unknown) => error);
  const cut = await sql`select pg_terminate_backend(pg_backend_pid())`.execute(database.db).catch((error: unknown) => error);

  expect([isDatabaseLost(refused), isTransient(refused)]).toEqual([false, false]);
  expect(isDatabaseLost(cut)).toBe(true);
  const again = () =>
    sql`select 1 as one`.execute(database.db).then(
      ({ rows }) => rows,
      () => 'not yet',
    );
  await expect.poll(again).toEqual([{ one: 1 }]);
});
