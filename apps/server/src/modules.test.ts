import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { modules } from './modules.ts';
import { ownTables } from './platform/db/own-tables.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** The tables of the migrations. */
const unowned = ['migrations', 'migrations_lock'];

test('every system table has one owner', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'inkstone'`.execute(database.db);

  const declared = [...ownTables, ...modules.flatMap(({ tables }) => tables)];

  expect([...declared, ...unowned].toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});
