import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import type { Database, Executor } from '../database.ts';
import { sqlFragment } from '../statements/fragment.ts';
import { nestedDatabase } from './nested-database.ts';
import { byteaText, insertRow, insertRows, writeTogether } from './write-together.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await sql`create table boxes (id int primary key, name text, made timestamptz, mark bytea, tags text[], extra jsonb default '"none"')`.execute(
    database.db,
  );
  await sql`create table labels (id int primary key, box_id int not null references boxes (id), name text)`.execute(database.db);
});
afterAll(() => database.close());

const boxes = 'boxes' as keyof Database;
const labels = 'labels' as keyof Database;
const rowsOf = async (executor: Executor, table: string) =>
  (await sql`select * from ${sql.table(table)} order by id`.execute(executor)).rows;

test('rows of several tables are written by one statement, also rows that refer to each other', async () => {
  const made = new Date('2026-03-02T01:02:03.456Z');
  const full = { id: 1, name: '箱', made, mark: byteaText(Buffer.from([0, 255])), tags: ['a', 'b "c"'], extra: { deep: [1, null] } };

  await writeTogether(
    database.db,
    ...insertRows(labels, [{ id: 1, box_id: 1, name: 'first' } as object]),
    ...insertRows(boxes, [full as object]),
    ...insertRows(boxes, []),
  );

  expect(await rowsOf(database.db, 'boxes')).toEqual([{ ...full, mark: Buffer.from([0, 255]) }]);
  expect(await rowsOf(database.db, 'labels')).toEqual([{ id: 1, box_id: 1, name: 'first' }]);
});

test('existing rows get the new values of the given columns, others their defaults', async () => {
  const rows = [
    { id: 1, name: 'renamed', tags: [] },
    { id: 2, name: 'new', tags: null },
  ];

  await writeTogether(database.db, ...insertRows(boxes, rows as object[], ['name' as never]));

  expect(await rowsOf(database.db, 'boxes')).toMatchObject([
    { id: 1, name: 'renamed', tags: ['a', 'b "c"'] },
    { id: 2, name: 'new', tags: null, extra: 'none' },
  ]);
});

test('if one write fails, none is done', async () => {
  const both = [...insertRows(boxes, [{ id: 3 } as object]), ...insertRows(labels, [{ id: 2, box_id: 99 } as object])];

  await expect(writeTogether(database.db, ...both)).rejects.toMatchObject({ code: '23503' });

  expect(await rowsOf(database.db, 'boxes')).toHaveLength(2);
});

test('a write reads by its name what another returns', async () => {
  const taken = { name: 'taken', statement: sqlFragment`delete from labels returning name` };
  const kept = { statement: sqlFragment`insert into boxes (id, name) select 4, name from taken` };

  await writeTogether(database.db, taken, kept);

  expect(await rowsOf(database.db, 'boxes')).toContainEqual(expect.objectContaining({ id: 4, name: 'first' }));
});

test('rows of the same table and columns are inserted at once, whatever is written between them', async () => {
  const texts: string[] = [];
  const db = nestedDatabase(database.db as never, (text) => texts.push(text));
  const more = (id: number) => insertRows(boxes, [{ id, name: `box ${id}` } as object]);

  await writeTogether(db, ...more(10), ...insertRows(labels, [{ id: 10, box_id: 11, name: 'x' } as object]), ...more(11), ...more(12));

  expect(texts.join('\n').match(/insert into "boxes"/g)).toHaveLength(1);
  expect((await rowsOf(database.db, 'boxes')).slice(-3)).toMatchObject([{ id: 10 }, { id: 11, name: 'box 11' }, { id: 12 }]);
});

test('a row is inserted with what other writes of the statement return', async () => {
  const made = { name: 'made', statement: sqlFragment`insert into boxes (id, name) values (7, 'seven') returning id, name` };
  const row = { id: 7, box_id: null, name: 'given, not taken' };

  await writeTogether(
    database.db,
    made,
    insertRow(labels, row as object, { box_id: sqlFragment`(select id from made)`, name: sqlFragment`(select name from made)` } as object),
  );

  expect(await rowsOf(database.db, 'labels')).toContainEqual({ id: 7, box_id: 7, name: 'seven' });
});
