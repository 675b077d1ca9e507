import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import type { Trx } from '../database.ts';
import { quoted, sqlFragment } from '../statements/fragment.ts';
import { transact } from './transact.ts';
import { endIsExpected, endTransaction, expectEnd, writeAtEnd, type FinalWrites } from './transaction-end.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await sql`create table lines (name text primary key)`.execute(database.db);
});
afterAll(() => database.close());

const adding = (name: string) => ({ statement: sqlFragment`insert into lines (name) values (${name})` });
const final = (name: string, more: Partial<FinalWrites> = {}): FinalWrites => ({
  writes: [adding(name)],
  translated: (write) => write(),
  ...more,
});
const linesIn = async (executor: Trx | TestDatabase['db']) =>
  (await sql<{ name: string }>`select name from lines order by name`.execute(executor)).rows.map(({ name }) => name);

test('what is left to the end is written and committed together with the rest', async () => {
  const before = await transact(database.db, async (trx) => {
    expectEnd(trx);
    await writeAtEnd(trx, final('left'));
    const seen = await linesIn(trx);
    await endTransaction(trx, 'answer', () => adding('answer'));
    return seen;
  });

  expect(before).toEqual([]);
  expect(await linesIn(database.db)).toEqual(['answer', 'left']);
});

test('an answer is stored and returned with what only the writes know', async () => {
  const counted = {
    name: 'counted',
    statement: sqlFragment`insert into lines (name) values ('counted') returning length(name) as letters`,
  };
  const answer = { property: 'letters', value: sqlFragment`(select letters from ${quoted('counted')})` };

  const returned = await transact(database.db, async (trx) => {
    expectEnd(trx);
    await writeAtEnd(trx, { ...final('last'), writes: [counted], answer });
    return endTransaction(trx, { id: 1, letters: null }, (text) => ({
      statement: sqlFragment`insert into lines (name) values ((${text})::text)`,
    }));
  });

  expect(returned).toEqual({ id: 1, letters: 7 });
  expect((await linesIn(database.db)).filter((name) => name.startsWith('{')).map((text) => JSON.parse(text) as unknown)).toEqual([
    returned,
  ]);
});

test('only a transaction that is ended by it expects its end, and that once', async () => {
  await transact(database.db, async (trx) => {
    expect(endIsExpected(trx)).toBe(false);
    expectEnd(trx);
    expect(endIsExpected(trx)).toBe(true);
    await writeAtEnd(trx, final('expected'));
    expect(endIsExpected(trx)).toBe(false);
    await endTransaction(trx, null, () => adding('ended'));
  });
});

test('a transaction that nobody ends that way writes at once', async () => {
  await transact(database.db, async (trx) => {
    await writeAtEnd(trx, final('at once'));
    expect(await linesIn(trx)).toContain('at once');
  });
});

test('only one part of a transaction writes at its end', async () => {
  const twice = transact(database.db, async (trx) => {
    expectEnd(trx);
    await writeAtEnd(trx, final('first'));
    await writeAtEnd(trx, final('second'));
  });

  await expect(twice).rejects.toThrow('left its writes to the end already');
});

test('a check that fails keeps everything from being written, and its failure is translated', async () => {
  const check = sqlFragment`select require_one_publication(false)`;
  const translated = (write: () => Promise<void>) => write().catch(() => Promise.reject(new Error('published meanwhile')));
  const apart = transact(database.db, async (trx) => {
    expectEnd(trx);
    await writeAtEnd(trx, final('apart', { check, translated }));
    await endTransaction(trx, 'answer', () => adding('apart too'));
  });

  await expect(apart).rejects.toThrow('published meanwhile');
  expect(await linesIn(database.db)).not.toContain('apart');
  expect(await linesIn(database.db)).not.toContain('apart too');
});
