import { createId } from '@inkstone/schema';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { hashPassword } from '../../auth/password.ts';
import { migrate } from '../migrate.ts';
import { migrations } from './migrations.ts';

const step = '0056-demo-passwords';

/** An empty database in the state before this migration. */
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  await sql`drop schema inkstone cascade`.execute(db);
  await sql`drop schema if exists biz cascade`.execute(db);
  const before = Object.entries(migrations).filter(([name]) => name < step);
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(Object.fromEntries(before)) },
    migrationTableSchema: 'inkstone',
    migrationTableName: 'migrations',
    migrationLockTableName: 'migrations_lock',
  }).migrateToLatest();
  expect(error).toBeUndefined();
});
afterAll(() => database.close());

async function stored(account: string, passwordHash: string | null): Promise<string> {
  const id = createId();
  await sql`insert into people (id, account, name) values (${id}, ${account}, ${account})`.execute(database.db);
  if (passwordHash !== null) {
    await sql`insert into credentials (person_id, password_hash) values (${id}, ${passwordHash})`.execute(database.db);
  }
  return id;
}

test('accounts with the original demo password are marked; changed passwords and other people are not', async () => {
  // The demo computes one hash for all its accounts.
  const ofDemo = await hashPassword('inkstone');
  for (const account of ['employee', 'Manager', 'admin', 'left-of-the-demo']) await stored(account, ofDemo);
  await stored('head', await hashPassword('a word of their own'));
  await stored('gm', await hashPassword('inkstone'));
  await stored('lin', await hashPassword('lin knows this'));
  await stored('of-a-provider', null);
  const signIn = createId();
  const employee = await sql<{ id: string }>`select id from people where account = 'employee'`.execute(database.db);
  await sql`insert into sign_ins (id, person_id) values (${signIn}, ${employee.rows[0]!.id})`.execute(database.db);

  const done = await migrate(database.db);

  expect(done).toEqual(Object.keys(migrations).filter((name) => name >= step));
  const { rows } = await sql<{ account: string; from_demo: boolean }>`
    select account, from_demo from credentials join people on people.id = person_id order by account`.execute(database.db);
  expect(rows.map(({ account, from_demo: isMarked }) => [account, isMarked])).toEqual([
    ['Manager', true],
    ['admin', true],
    ['employee', true],
    ['gm', true],
    ['head', false],
    ['left-of-the-demo', true],
    ['lin', false],
  ]);
  expect((await sql`select ended_at from sign_ins where id = ${signIn}`.execute(database.db)).rows).toEqual([{ ended_at: null }]);
});
