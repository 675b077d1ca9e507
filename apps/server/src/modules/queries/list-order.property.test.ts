import { cases } from '@inkstone/testing/cases';
import fc from 'fast-check';
import { sql } from 'kysely';
import { queryList } from '@inkstone/api';
import type { ListSort } from '@inkstone/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestPerson, TestServer } from '../../testing/test-server.ts';
import { createDemoServer } from '../../testing/demo-server.ts';
import { listedApp, putListed, type ListedRow } from './testing/listed-app.ts';

let server: TestServer;
let employee: TestPerson;
beforeAll(async () => {
  server = await createDemoServer(listedApp());
  employee = await server.signIn('employee');
});
afterAll(() => server.close());

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
const records: fc.Arbitrary<ListedRow> = fc.record({
  title: maybe(fc.constantFrom('a', 'B', 'é', '一', '二', '')),
  amount: maybe(fc.constantFrom('0', '1', '-1.5', '9007199254740993', '9007199254740992')),
  kind: maybe(fc.constantFrom('甲', '乙')),
  begins: maybe(fc.constantFrom('2026-01-01', '2025-12-31')),
  done: maybe(fc.boolean()),
});
const sorts: fc.Arbitrary<ListSort[]> = fc.uniqueArray(
  fc.record({
    code: fc.constantFrom('title', 'amount', 'kind', 'begins', 'done', 'createdTime', 'sequenceNo', 'creater'),
    direction: fc.constantFrom('asc' as const, 'desc' as const),
  }),
  { minLength: 1, maxLength: 3, selector: ({ code }) => code },
);

const columns: Readonly<Record<string, string>> = { createdTime: 'created_time', sequenceNo: 'sequence_no' };

/** All records as the database sorts them in one statement. */
async function wholeOrder(sort: readonly ListSort[]): Promise<string[]> {
  const keys = sort.map(({ code, direction }) => `"${columns[code] ?? code}" ${direction} nulls last`);
  const { rows } = await sql<{ id: string }>`
    select id from biz.listed order by ${sql.raw([...keys, `id ${sort[0]!.direction}`].join(', '))}`.execute(server.db);
  return rows.map(({ id }) => id);
}

async function pagesOf(sort: ListSort[], size: number, between: () => Promise<unknown>): Promise<string[]> {
  const found: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await employee.call(queryList, { schemaCode: 'listed', fields: [], sort, size, ...(cursor && { cursor }) });
    found.push(...page.items.map(({ id }) => id));
    cursor = page.next ?? undefined;
    await between();
  } while (cursor);
  return found;
}

describe('all pages of a list', () => {
  test('contain all records in order, for any sort', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(records, { maxLength: 14 }), sorts, fc.integer({ min: 1, max: 6 }), async (rows, sort, size) => {
        await sql`truncate biz.listed`.execute(server.db);
        await putListed(server, employee.id, rows);

        expect(await pagesOf(sort, size, async () => undefined)).toEqual(await wholeOrder(sort));
      }),
      { numRuns: cases(60) },
    );
  });

  test('contain each present record once, in order, while others are added', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(records, { minLength: 4, maxLength: 10 }), records, sorts, async (rows, later, sort) => {
        await sql`truncate biz.listed`.execute(server.db);
        const there = new Set(await putListed(server, employee.id, rows));

        const found = await pagesOf(sort, 3, () => putListed(server, employee.id, [later]));

        expect(new Set(found).size).toBe(found.length);
        expect(found.filter((id) => there.has(id))).toEqual((await wholeOrder(sort)).filter((id) => there.has(id)));
      }),
      { numRuns: cases(25) },
    );
  });
});

test.each(['tags', 'note', 'password_hash', 'nothing'])('sorting by %s is refused, which has no order or does not exist', async (code) => {
  const refusal = await employee.refused(queryList, { schemaCode: 'listed', sort: [{ code, direction: 'asc' }] });

  expect(refusal).toMatchObject({ status: 400, code: 'malformed', issues: [{ code: 'UnknownField', path: 'sort' }] });
});
