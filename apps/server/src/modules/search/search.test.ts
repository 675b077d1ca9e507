import { formSubmit, listFunctionsByAppcode, queryList, searchBizModels, searchRecords, type CallOutput } from '@inkstone/api';
import { sql } from 'kysely';
import type { AppDefinition } from '@inkstone/schema';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { transact } from '../../platform/db/transactions/transact.ts';
import type { TestPerson } from '../../testing/test-server.ts';
import { buildIndexes } from '../apps/index.ts';
import { publishApp } from '../publishing/index.ts';
import { officeApp, RoleScene } from '../../testing/role-scene.ts';

let scene: RoleScene;
let owner: TestPerson;
let viewer: TestPerson;
let blind: TestPerson;
let stranger: TestPerson;
beforeAll(async () => {
  scene = await RoleScene.open();
  [owner, viewer, blind, stranger] = [
    await scene.signIn('employee'),
    await scene.signIn('finance1'),
    await scene.signIn('finance2'),
    await scene.signIn('gm'),
  ];
  await scene.role([owner], { rights: ['add', 'edit'], scope: 'own' });
  await scene.role([viewer], { rights: ['view'], scope: 'all' });
  await scene.role([blind], { rights: ['view'], scope: 'all', fields: { label: 'hidden' } });
  for (const label of ['橡木桌', '松木桌', '竹椅']) {
    await owner.call(formSubmit, { schemaCode: 'thing', patch: { values: { label, price: 1, note: 'x' } } });
  }
  await owner.call(formSubmit, { schemaCode: 'request', patch: { values: { label: '桌巾', price: 1 } } });
});
afterAll(() => scene.close());
// Tests control how long a search seems to take.
let clock: MockInstance<() => number>;
beforeEach(() => {
  clock = vi.spyOn(performance, 'now').mockReturnValue(0);
});
afterEach(() => void vi.restoreAllMocks());

const found = async (who: TestPerson, keyword: string, size = 20) =>
  (await who.call(searchRecords, { keyword, size })).items.map(({ code, records }) => [code, records.map(({ name }) => name)]);

test.each(['without an index', 'by index'])('a record is found %s in its own list by people who may see it', async (when) => {
  if (when === 'by index') for (const code of ['thing', 'request', 'paper']) await buildIndexes(scene.server.db, code);

  expect(await found(owner, '桌')).toEqual([
    ['thing', ['松木桌', '橡木桌']],
    ['request', ['桌巾']],
  ]);
  expect(await found(viewer, '木桌')).toEqual([['thing', ['松木桌', '橡木桌']]]);
  expect(await found(stranger, '桌')).toEqual([]);
});

test('a record is not found by a hidden name', async () => {
  expect(await found(blind, '桌')).toEqual([]);
});

test('a list reports further matches, and the next page continues after the last list', async () => {
  const first = await owner.call(searchRecords, { keyword: '桌', each: 1, size: 1 });
  const second = await owner.call(searchRecords, { keyword: '桌', each: 1, size: 1, cursor: first.next! });

  expect(first.items).toMatchObject([{ code: 'thing', hasMore: true, records: [{ name: '松木桌' }] }]);
  expect(second.items).toMatchObject([{ code: 'request', hasMore: false, records: [{ name: '桌巾' }] }]);
  expect(await owner.refused(searchRecords, { keyword: '桌', cursor: 'nothing' })).toMatchObject({ status: 400 });
});

test('a slow search returns what it has, and the next page continues after the last searched list', async () => {
  let now = 0;
  // Each reading of the clock is a second later.
  clock.mockImplementation(() => (now += 1000));
  const items = [];
  let cursor: string | undefined;
  let answers = 0;

  do {
    const page = await owner.call(searchRecords, { keyword: '桌', ...(cursor && { cursor }) });
    items.push(...page.items.map(({ code }) => code));
    cursor = page.next ?? undefined;
    answers += 1;
  } while (cursor);

  expect(items).toEqual(['thing', 'request']);
  expect(answers).toBeGreaterThan(1);
});

test('forms that the person may use are found by their name or that of their application', async () => {
  const names = async (who: TestPerson, keyword: string) =>
    (await who.call(searchBizModels, { keyword })).items.map(({ code, mayAdd }) => [code, mayAdd]);

  expect(await names(owner, '物品')).toEqual([['thing', true]]);
  expect(await names(owner, '\u200b\u3000物品\ufeff')).toEqual([['thing', true]]);
  expect(await names(viewer, '物品')).toEqual([['thing', false]]);
  expect(await names(stranger, '物品')).toEqual([]);
  expect(await names(stranger, '辦公')).toEqual([
    ['paper', true],
    ['request', true],
  ]);
  const first = await owner.call(searchBizModels, { keyword: '辦公', size: 2 });
  const rest = await owner.call(searchBizModels, { keyword: '辦公', size: 2, cursor: first.next! });
  expect([first.items.length, rest.items.length, rest.next]).toEqual([2, 1, null]);
});

test('one of very many records is found by the index of its name', async () => {
  await sql`
    insert into biz.thing
    select made.* from (select to_jsonb(t) as one from biz.thing t limit 1) t, generate_series(1, 3000) n, jsonb_populate_record(
      null::biz.thing, t.one || jsonb_build_object('id', gen_random_uuid(), 'sequence_no', 'S' || n, 'label', '大量 ' || md5(n::text))) made`.execute(
    scene.server.db,
  );
  await sql`vacuum analyze biz.thing`.execute(scene.server.db);
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain select id from biz.thing r where inkstone.search_pieces(r.label) @> inkstone.search_needle('橡木')`.execute(scene.server.db);

  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('Bitmap Index Scan');
  expect(await found(viewer, '橡木')).toEqual([['thing', ['橡木桌']]]);
});

test('the search over all lists finds what each list shows for the keyword, for everybody', async () => {
  const entries = (await viewer.call(searchBizModels, { keyword: '辦公', size: 100 })).items;
  const people = [owner, viewer, blind, stranger, await scene.signIn('manager'), await scene.signIn('admin')];
  const words = ['桌', '木桌', '橡木', '大量', 'S12', '大量 0', 'x', '無此字'];

  for (const who of people) {
    for (const keyword of words) {
      const shown = await Promise.all(
        entries.map(async ({ code, schemaCode, listCode }) => {
          const list = await who.send(queryList, { schemaCode, ...(listCode && { listCode }), keyword, size: 5 });
          const items = list.status === 200 ? (list.body.data as CallOutput<typeof queryList>).items : [];
          return [code, items.map(({ name }) => name)] as const;
        }),
      );
      const expected = shown.filter(([, names]) => names.length > 0);
      expect(await found(who, keyword), `${who.account} ${keyword}`).toEqual(expected);
    }
  }
});

test('an entry with an unpublished model or list is left out of the results', async () => {
  const text = { code: 'label', name: '名稱', type: 'ShortText' as const };
  const group = { code: 'work', name: '工作' };
  const empty = { forms: [], workflows: [], models: [], lists: [], functions: [] };
  const shelf = { code: 'shelf', name: '架子', dataItems: [text], nameItem: 'label' };
  const room = { code: 'room', name: '房間', dataItems: [text], nameItem: 'label' };
  const list = (code: string, schemaCode: string) => ({ code, name: code, schemaCode, columns: [{ code: 'label' }] });
  const form = (schemaCode: string) => ({ code: 'seen', name: schemaCode, schemaCode, controls: [], layout: [] });
  const store = (...models: (typeof shelf)[]) => ({ ...empty, code: 'store', name: '倉庫', group, models });
  const visitor = {
    ...empty,
    code: 'visitor',
    name: '別處',
    group,
    forms: [form('shelf'), form('room')],
    lists: [list('shelves', 'shelf'), list('rooms', 'room')],
    functions: [
      { code: 'shelves', name: '架子', schemaCode: 'shelf', formCode: 'seen', listCode: 'shelves' },
      { code: 'rooms', name: '房間', schemaCode: 'room', formCode: 'seen', listCode: 'rooms' },
    ],
  };
  const publish = (app: AppDefinition) => transact(scene.server.db, (trx) => publishApp(trx, app));
  await publish(store(shelf, room));
  await publish(visitor);
  await viewer.call(formSubmit, { schemaCode: 'shelf', formCode: 'seen', patch: { values: {} } });
  const named = async () => (await viewer.call(searchBizModels, { keyword: '別處' })).items.map(({ code }) => code);
  const inMenu = async () => (await viewer.call(listFunctionsByAppcode, { appCode: 'visitor' })).map(({ code }) => code);
  const before = [await named(), await inMenu()];

  // The list moves to the other application, which then removes it and the model of rooms.
  await publish({ ...store(shelf), lists: [list('shelves', 'shelf')] });
  await publish(store(shelf));

  expect(before).toEqual([
    ['shelves', 'rooms'],
    ['shelves', 'rooms'],
  ]);
  expect(await found(viewer, '橡木')).toEqual([['thing', ['橡木桌']]]);
  expect([await named(), await inMenu()]).toEqual([[], []]);
  expect(await viewer.call(queryList, { schemaCode: 'shelf' })).toMatchObject({ items: [{}] });
});

test('a keyword in none of several hundred lists takes a few statements, and one in all of them only those of the first page', async () => {
  const lists = Array.from({ length: 300 }, (_, n) => ({
    code: `things_${n}`,
    name: `物品 ${n}`,
    schemaCode: 'thing',
    columns: [{ code: 'label' }],
  }));
  const functions = lists.map(({ code, name }) => ({ code, name, schemaCode: 'thing', formCode: 'thing', listCode: code }));
  await transact(scene.server.db, (trx) => publishApp(trx, { ...officeApp, lists, functions: [...officeApp.functions, ...functions] }));
  await found(viewer, '無此字');
  const query = vi.spyOn(pg.Client.prototype, 'query');

  const rare = await found(viewer, '無此字');
  const ofRare = query.mock.calls.length;
  const common = await found(viewer, '木桌', 5);
  const ofCommon = query.mock.calls.length - ofRare;
  query.mockRestore();

  expect([rare.length, common.length]).toEqual([0, 5]);
  expect(ofRare).toBeLessThan(20);
  expect(ofCommon).toBeLessThan(80);
});
