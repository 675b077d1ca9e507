import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { isMigrated, migrate } from './migrate.ts';
import { migrations } from './migrations/migrations.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('a migrated database has no migration left', async () => {
  const done = await migrate(database.db);

  expect(done).toEqual([]);
  expect(await isMigrated(database.db)).toBe(true);
});

test('several processes that start at the same time migrate once', async () => {
  await sql`drop schema inkstone cascade`.execute(database.db);
  await sql`drop schema if exists biz cascade`.execute(database.db);

  const done = await Promise.all([migrate(database.db), migrate(database.db), migrate(database.db)]);

  expect(done.flat()).toEqual(Object.keys(migrations));
});

test('every text column of the system tables has the same collation on every system', async () => {
  const { rows } = await sql<{ column: string }>`
    select table_name || '.' || column_name as column from information_schema.columns
    where table_schema = 'inkstone' and data_type = 'text' and collation_name is distinct from 'pg_c_utf8'`.execute(database.db);

  expect(rows.map((row) => row.column)).toEqual([]);
});
