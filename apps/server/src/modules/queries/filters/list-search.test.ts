import { getFields, listTotals, queryList, type CallOutput } from '@inkstone/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestPerson, TestServer } from '../../../testing/test-server.ts';
import { buildIndexes, indexStates } from '../../apps/index.ts';
import { createDemoServer } from '../../../testing/demo-server.ts';
import { listedApp, putListed } from '../testing/listed-app.ts';

let server: TestServer;
let employee: TestPerson;
beforeAll(async () => {
  server = await createDemoServer(
    listedApp({
      search: ['title', 'note'],
      filters: ['kind', 'tags'],
      sort: { code: 'amount', direction: 'asc' },
      filter: { field: 'title', operator: 'ne', value: '不在清單' },
      totals: [{ code: 'amount', kind: 'sum' }],
    }),
  );
  employee = await server.signIn('employee');
  await putListed(server, employee.id, [
    { title: '採購單', note: '印表機三台的採購單', amount: 1, kind: '甲', begins: '2026-03-01' },
    { title: 'Printer ＡＢＣ', note: '100%_\\', amount: '2.5', kind: '甲' },
    { title: '採', note: null, amount: '9007199254740993', kind: '乙', begins: '2026-01-31' },
    { title: '不在清單', note: '印表機', amount: 1000 },
    { title: 'zebra', note: '單', amount: null },
  ]);
});
afterAll(() => server.close());

const find = async (keyword: string): Promise<unknown[]> =>
  (await employee.call(queryList, { schemaCode: 'listed', keyword, fields: ['title'] })).items.map(({ name }) => name);

const words: [string, string[]][] = [
  ['印表', ['採購單']],
  ['表', ['採購單']],
  ['採', ['採購單', '採']],
  ['採購單', ['採購單']],
  ['單', ['採購單', 'zebra']],
  ['abc', ['Printer ＡＢＣ']],
  ['PRINT', ['Printer ＡＢＣ']],
  ['%_\\', ['Printer ＡＢＣ']],
  ['z', ['zebra']],
  ['e', []],
  ['購採', []],
];

describe('a keyword is found in the searched texts of a list, with and without an index', () => {
  test.each(words)('%s without an index', async (word, titles) => {
    expect(await find(word)).toEqual(titles);
  });

  test('the index job builds the indexes of the list once', async () => {
    await buildIndexes(server.db, 'listed');
    await buildIndexes(server.db, 'listed');

    const states = await indexStates(server.db, 'listed');
    expect([...states].filter(([name]) => /\$(sort|filter|search)\$/.test(name)).map(([, valid]) => valid)).toEqual(Array(6).fill(true));
  });

  test.each(words)('%s with an index', async (word, titles) => {
    expect(await find(word)).toEqual(titles);
  });

  test('blanks and zero-width characters at its ends are ignored', async () => {
    const plain = await find('採購');

    expect(plain).not.toEqual([]);
    expect(await find('\u200b\u3000採購\ufeff')).toEqual(plain);
    expect(await find('\u200b')).toEqual(await find(''));
  });

  test('a word that fills the page from the first records is not searched further', async () => {
    const page = await employee.call(queryList, { schemaCode: 'listed', keyword: '採', fields: [], size: 1 });
    const next = await employee.call(queryList, { schemaCode: 'listed', keyword: '採', fields: [], size: 1, cursor: page.next! });

    expect([page, next].map(({ items }) => items[0]!.name)).toEqual(['採購單', '採']);
    expect(next.next).toBeNull();
  });
});

describe('the totals of a list', () => {
  test('are exact, without empty values, within the list’s own condition', async () => {
    const answer = await employee.call(listTotals, {
      schemaCode: 'listed',
      totals: [
        { code: 'amount', kind: 'sum' },
        { code: 'amount', kind: 'min' },
        { code: 'amount', kind: 'avg' },
        { code: 'begins', kind: 'max' },
      ],
    });

    expect(answer.count).toEqual({ value: 4, kind: 'exact' });
    expect(answer.totals.map(({ state, value }) => [state, value])).toEqual([
      ['done', '9007199254740996.5'],
      ['done', 1],
      ['done', '3002399751580332.16666667'],
      ['done', '2026-03-01'],
    ]);
  });

  test('follow filter and keyword', async () => {
    const answer = await employee.call(listTotals, {
      schemaCode: 'listed',
      keyword: '採',
      filter: { field: 'kind', operator: 'eq', value: '甲' },
      totals: [{ code: 'amount', kind: 'sum' }],
    });

    expect(answer).toEqual({ count: { value: 1, kind: 'exact' }, totals: [{ code: 'amount', kind: 'sum', state: 'done', value: 1 }] });
  });

  test('are refused for texts and unknown fields', async () => {
    for (const code of ['title', 'version', 'nothing']) {
      expect(await employee.refused(listTotals, { schemaCode: 'listed', totals: [{ code, kind: 'sum' }] })).toMatchObject({ status: 400 });
    }
  });
});

test('a page gets the fields, their operators, and the initial state of the list', async () => {
  const { fields, list } = await employee.call(getFields, { schemaCode: 'listed' });
  const field = (code: string) => fields.find((each) => each.code === code);

  expect(field('amount')).toMatchObject({ kind: 'number', totals: ['sum', 'avg', 'min', 'max'], isSortable: true, isGroupable: false });
  expect(field('kind')).toMatchObject({ kind: 'choice', isGroupable: true, options: { options: '甲;乙;丙' } });
  expect(field('done')).toMatchObject({ kind: 'logic', operators: [1] });
  expect(field('note')).toMatchObject({ kind: 'text', isSortable: false });
  expect(field('tags')).toMatchObject({ kind: 'choices', isSortable: false });
  expect(field('begins')).toMatchObject({ isDay: true });
  expect(field('owner')).toMatchObject({ kind: 'person', isSortable: true });
  expect(list).toMatchObject({
    filters: ['kind', 'tags'],
    totals: [{ code: 'amount', kind: 'sum' }],
    sort: { code: 'amount', direction: 'asc' },
  });
});

describe('a word is found once in each record, in order, however many have it and wherever they are', () => {
  const count = 1500;
  /** By word, whether the record at a place of the list has it. */
  const spread: Record<string, (place: number) => boolean> = {
    每筆: () => true,
    常見: (place) => place % 10 === 0,
    偶爾: (place) => place % 40 === 0,
    少見: (place) => place % 100 === 0,
    起初: (place) => place < 8,
    後來: (place) => place >= 1400,
  };

  beforeAll(async () => {
    const notes = Array.from({ length: count }, (_, place) =>
      Object.keys(spread)
        .filter((word) => spread[word]!(place))
        .join('、'),
    );
    await sql`
      insert into biz.listed (id, version, sequence_status, creater, created_time, modifier, modified_time, owner, form_code, title, note, amount)
      select uuidv7(), 1, 'COMPLETED', ${employee.id}::uuid, now(), ${employee.id}::uuid, now(), ${employee.id}::uuid, 'listed',
        (place - 1)::text, note, 1000000 + place
      from unnest(${notes}::text[]) with ordinality as notes(note, place)`.execute(server.db);
  });

  test.each(Object.keys(spread))('%s', async (word) => {
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const page: CallOutput<typeof queryList> = await employee.call(queryList, {
        schemaCode: 'listed',
        keyword: word,
        fields: [],
        size: 40,
        cursor,
      });
      found.push(...page.items.map(({ name }) => name));
      cursor = page.next ?? undefined;
    } while (cursor !== undefined);

    const places = Array.from({ length: count }, (_, place) => place).filter(spread[word]!);
    expect(found).toEqual(places.map(String));
  });
});
