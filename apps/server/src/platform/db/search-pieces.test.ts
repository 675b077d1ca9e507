import { cases } from '@inkstone/testing/cases';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const characters = fc.constantFrom(...Array.from('玄武資訊股份abABｱア한𠀀'), ' ', '-', '１', '2', 'é', '　', '%', '\\');
const text = fc.array(characters, { minLength: 1, maxLength: 20 });

test('the terms of a text contain those of every part of it, for random texts', async () => {
  await fc.assert(
    fc.asyncProperty(text, fc.nat(19), fc.nat(19), async (all, from, length) => {
      const part = all.slice(from % all.length, (from % all.length) + length + 2).join('');
      const { rows } = await sql<{ has: boolean; begins: boolean; terms: string[] }>`
        select t.terms, t.terms @> inkstone.search_needle(${part}) as has, t.terms @> inkstone.search_needle(${all[0]}) as begins
        from (select inkstone.search_pieces(${all.join('')}) as terms) t`.execute(database.db);
      const { has, begins, terms } = rows[0]!;
      expect(begins).toBe(true);
      expect(terms).not.toContain(null);
      // A single letter is searched at the beginning only.
      if (part.normalize('NFKC').length > 1) expect(has).toBe(true);
    }),
    { numRuns: cases(300) },
  );
});

test('the terms of a text are those that it is searched by, and its beginning', async () => {
  await fc.assert(
    fc.asyncProperty(text, async (all) => {
      const content = all.join('');
      const { rows } = await sql<{ terms: string[]; searched: string[]; beginning: string }>`
        select inkstone.search_pieces(${content}) as terms, inkstone.search_needle(${content}) as searched,
          chr(2) || left(inkstone.search_fold(${content}), 1) as beginning`.execute(database.db);
      const { terms, searched, beginning } = rows[0]!;
      expect(new Set(terms)).toEqual(new Set([...searched, beginning]));
    }),
    { numRuns: cases(300) },
  );
});

test('a text without characters has no terms', async () => {
  const { rows } = await sql`select inkstone.search_pieces(null) as missing, inkstone.search_pieces('') as empty`.execute(database.db);

  expect(rows).toEqual([{ missing: [], empty: [] }]);
});
