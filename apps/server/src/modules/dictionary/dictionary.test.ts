import {
  createDictionary,
  deleteDictionary,
  dictionaryTree,
  enableDictionary,
  formAsk,
  formSave,
  formSubmit,
  getDictionary,
  getHeaders,
  listDictionaries,
  sortDictionary,
  updateDictionary,
} from '@inkstone/api';
import { appDefinitionSchema, cellPath, createId, type AppDefinition } from '@inkstone/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transact } from '../../platform/db/transactions/transact.ts';
import { createTestServer, type TestPerson, type TestServer } from '../../testing/test-server.ts';
import { publishApp } from '../publishing/index.ts';

const source = (dictionaryId: string, more: object = {}) => ({ kind: 'dictionary', dictionaryId, ...more });

const dictionaries = [
  {
    code: 'terms',
    name: '付款條件',
    name_i18n: { en: 'Payment terms' },
    kind: 'flat',
    entries: [
      { code: 'net30', name: '月結 30 天', name_i18n: { en: '30 days net' } },
      { code: 'net60', name: '月結 60 天', name_i18n: { en: '60 days net' } },
      { code: 'cash', name: '現金' },
    ],
  },
  {
    code: 'ways',
    name: '運送方式',
    kind: 'flat',
    entries: [
      { code: 'sea', name: '海運' },
      { code: 'air', name: '空運' },
    ],
  },
  {
    code: 'industry',
    name: '行業',
    kind: 'tree',
    entries: [
      { code: 'C', name: '製造業', entries: [{ code: 'C26', name: '電子零組件' }] },
      { code: 'G', name: '批發業' },
    ],
  },
];

/** Controls of every choice type with a flat dictionary and a tree. */
const trade: AppDefinition = appDefinitionSchema.parse({
  code: 'trade',
  name: '貿易',
  group: { code: 'work', name: '工作' },
  functions: [{ code: 'deal', name: '交易', schemaCode: 'deal', formCode: 'deal', listCode: 'deal' }],
  models: [
    {
      code: 'deal',
      name: '交易',
      dataItems: [
        { code: 'terms', name: '付款', type: 'Radio' },
        { code: 'ways', name: '運送', type: 'Checkbox' },
        { code: 'industry', name: '行業', type: 'Dropdown' },
        { code: 'few', name: '部分', type: 'Dropdown' },
        { code: 'note', name: '備註', type: 'ShortText' },
        { code: 'lines', name: '明細', type: 'Sheet', dataItems: [{ code: 'term', name: '付款', type: 'Dropdown' }] },
      ],
    },
  ],
  forms: [
    {
      code: 'deal',
      name: '交易單',
      name_i18n: { en: 'Deal' },
      schemaCode: 'deal',
      controls: [
        { key: 'terms', type: 'radio', options: { name: '付款', choiceSource: source('terms') } },
        { key: 'ways', type: 'checkbox', options: { name: '運送', choiceSource: source('ways') } },
        { key: 'industry', type: 'dropdown', options: { name: '行業', choiceSource: source('industry', { displayType: 'tree' }) } },
        { key: 'few', type: 'dropdown', options: { name: '部分', choiceSource: source('terms', { selected: ['net30'] }) } },
        { key: 'note', type: 'text', options: { name: '備註', dictionaryData: { dictionaryId: 'terms', selected: ['net30', 'cash'] } } },
        {
          key: 'lines',
          type: 'sheet',
          options: { name: '明細', isEmptyRow: true },
          columns: [{ key: 'term', type: 'dropdown', options: { name: '付款', choiceSource: source('terms') } }],
        },
      ],
      layout: [{ columns: [{ control: 'terms' }] }],
    },
  ],
  lists: [{ code: 'deal', name: '交易', schemaCode: 'deal', columns: [{ code: 'terms' }, { code: 'ways' }] }],
  workflows: [],
  dictionaries,
});

let server: TestServer;
let person: TestPerson;
let admin: TestPerson;
beforeAll(async () => {
  server = await createTestServer();
  await transact(server.db, (trx) => publishApp(trx, trade));
  [person, admin] = [await server.signIn('employee'), await server.signIn('admin')];
});
afterAll(() => server.close());

const deal = { schemaCode: 'deal', formCode: 'deal' };
const ask = async (question: object) => {
  const [answer] = await person.call(formAsk, { ...deal, questions: [{ inputs: {}, ...question } as never] }, { locale: 'en' });
  return answer!.ok ? (answer!.data as { choices: { value: string }[] }) : null;
};
const entryId = async (dictionary: string, code: string) =>
  (await admin.call(getDictionary, { id: dictionary })).entries.find((entry) => entry.code === code)!.id;
const write = (values: Record<string, unknown>) => ({ ...deal, patch: { values, rows: {} } });

test('a form offers the entries of its dictionary that match the typed text, in their order and the person’s language', async () => {
  const all = await ask({ kind: 'choices', control: 'terms', keyword: '' });
  const found = await ask({ kind: 'choices', control: 'terms', keyword: '60 DAYS' });
  const few = await ask({ kind: 'choices', control: 'few', keyword: '' });

  expect(all).toEqual({
    choices: [
      { value: 'net30', name: '月結 30 天', name_i18n: { en: '30 days net' } },
      { value: 'net60', name: '月結 60 天', name_i18n: { en: '60 days net' } },
      { value: 'cash', name: '現金', name_i18n: {} },
    ],
    next: null,
  });
  expect(found!.choices.map(({ value }) => value)).toEqual(['net60']);
  expect(few!.choices.map(({ value }) => value)).toEqual(['net30']);
});

test('a tree is returned as a whole, and matches with their ancestors', async () => {
  const all = await ask({ kind: 'choices', control: 'industry', keyword: '' });
  const found = await ask({ kind: 'choices', control: 'industry', keyword: '電子' });

  expect(all!.choices).toMatchObject([{ value: 'C' }, { value: 'C26', parent: 'C' }, { value: 'G' }]);
  expect(found!.choices.map(({ value }) => value)).toEqual(['C', 'C26']);
});

test('the server accepts only values that the dictionary offers, in sub-tables too', async () => {
  const row = createId();
  const wrong = await person.refused(formSubmit, {
    ...deal,
    patch: {
      values: { terms: 'barter', ways: ['air', 'camel'], few: 'cash', [cellPath('lines', row, 'term')]: 'barter' },
      rows: { lines: { added: [row], removed: [] } },
    },
  });
  const kept = await person.call(formSubmit, write({ terms: 'net30', ways: ['air'], industry: 'C26', few: 'net30' }));

  expect(wrong.issues?.map(({ code, path }) => `${code} ${path.replace(/\[.*\]/, '')}`).toSorted()).toEqual(
    ['NotAnOption few', 'NotAnOption lines.term', 'NotAnOption terms', 'NotAnOption ways'].toSorted(),
  );
  expect(kept.version).toBe(1);
});

test('a text field suggests entries and accepts any other text', async () => {
  const offered = await ask({ kind: 'choices', control: 'note', keyword: '' });
  const kept = await person.call(formSubmit, write({ note: '以支票支付' }));

  expect(offered!.choices.map(({ value }) => value)).toEqual(['net30', 'cash']);
  expect(kept.version).toBe(1);
});

test('a stored value keeps its name after its entry is switched off, and the entry can no longer be chosen', async () => {
  const { objectId, version } = await person.call(formSave, write({ terms: 'net60' }));
  const id = await entryId('terms', 'net60');

  await admin.call(enableDictionary, { id, active: false });

  const chosen = await ask({ kind: 'chosen', control: 'terms', values: ['net60'] });
  expect(chosen).toEqual([{ value: 'net60', name: '月結 60 天', name_i18n: { en: '60 days net' }, retired: true }]);
  expect((await ask({ kind: 'choices', control: 'terms', keyword: '' }))!.choices.map(({ value }) => value)).toEqual(['net30', 'cash']);
  await person.call(formSave, { ...write({ industry: 'G' }), objectId, baseVersion: version });
  expect(await person.refused(formSubmit, write({ terms: 'net60' }))).toMatchObject({
    issues: [{ code: 'NotAnOption', path: 'terms' }],
  });
  await admin.call(enableDictionary, { id, active: true });
});

test('entries below a disabled entry are disabled too', async () => {
  const id = await entryId('industry', 'C');

  await admin.call(enableDictionary, { id, active: false });

  expect((await ask({ kind: 'choices', control: 'industry', keyword: '' }))!.choices.map(({ value }) => value)).toEqual(['G']);
  await admin.call(enableDictionary, { id, active: true });
});

test('lists show the names of stored entries', async () => {
  const [terms] = await person.call(getHeaders, { schemaCode: 'deal', listCode: 'deal' });

  expect(terms).toMatchObject({
    controlType: 'radio',
    options: { options: [{ code: 'net30', value: '月結 30 天', name_i18n: { en: '30 days net' } }, { code: 'net60' }, { code: 'cash' }] },
  });
});

test('a form with an unknown dictionary cannot be published', async () => {
  const [form] = trade.forms;
  const [control, ...others] = form!.controls;
  const broken = {
    ...trade,
    forms: [{ ...form!, controls: [{ ...control!, options: { name: '付款', choiceSource: source('nowhere') } }, ...others] }],
  };

  const publishing = transact(server.db, (trx) => publishApp(trx, broken as AppDefinition));

  await expect(publishing).rejects.toMatchObject({
    code: 'app-invalid',
    extra: { issues: [{ code: 'UnknownDictionary', path: 'forms.deal.deal.terms', message: '資料字典「nowhere」不存在' }] },
  });
});

test('administrators create a tree, and move, sort and rename its entries', async () => {
  const { id } = await admin.call(createDictionary, { code: 'regions', name: '地區', kind: 'tree' });
  const make = async (code: string, parentId: string | null = null) =>
    (await admin.call(createDictionary, { dictionaryId: id, parentId, code, name: code })).id;
  const north = await make('north');
  const south = await make('south');
  const taipei = await make('taipei', south);

  await admin.call(updateDictionary, { id: taipei, name: '臺北', name_i18n: { en: 'Taipei' }, parentId: north });
  await admin.call(sortDictionary, { dictionaryId: id, ids: [south, north] });

  expect(await admin.call(dictionaryTree, { id: 'regions' })).toMatchObject([
    { code: 'south', children: [] },
    { code: 'north', children: [{ code: 'taipei', name: '臺北', name_i18n: { en: 'Taipei' } }] },
  ]);
  expect(await admin.refused(updateDictionary, { id: north, name: 'north', parentId: taipei })).toMatchObject({
    code: 'dictionary-entry-misplaced',
  });
  expect(await admin.refused(sortDictionary, { dictionaryId: id, ids: [north] })).toMatchObject({ status: 404 });
  expect(await admin.refused(deleteDictionary, { id: north })).toMatchObject({ code: 'dictionary-entry-has-children' });
  await admin.call(deleteDictionary, { id });
  expect((await admin.call(listDictionaries, {})).map(({ code }) => code)).toEqual(['terms', 'ways', 'industry']);
});

test('codes are unique, and a flat dictionary has no levels', async () => {
  const { dictionary, entries } = await admin.call(getDictionary, { id: 'ways' });
  const entry = { dictionaryId: dictionary.id, name: '陸運' };

  expect(await admin.refused(createDictionary, { code: 'ways', name: '運送' }, { locale: 'zh' })).toMatchObject({
    errmsg: '字典編碼「ways」已有人使用',
  });
  expect(await admin.refused(createDictionary, { ...entry, code: 'sea' })).toMatchObject({ code: 'dictionary-entry-code-taken' });
  expect(await admin.refused(createDictionary, { ...entry, code: 'road', parentId: entries[0]!.id })).toMatchObject({
    code: 'dictionary-entry-misplaced',
  });
  for (const code of ['', 'a,b', 'a;b', ' ', 'x'.repeat(65)])
    expect(await admin.refused(createDictionary, { ...entry, code })).toMatchObject({ status: 400 });
});

test('dictionaries that forms use and entries that records hold cannot be removed, others can', async () => {
  const { dictionary, usedBy } = await admin.call(getDictionary, { id: 'terms' });
  await person.call(formSubmit, write({ ways: ['sea'] }));

  expect(usedBy.map(({ formName_i18n, control }) => `${formName_i18n.en} ${control}`)).toEqual([
    'Deal terms',
    'Deal few',
    'Deal note',
    'Deal lines.term',
  ]);
  expect(await admin.refused(deleteDictionary, { id: dictionary.id })).toMatchObject({ code: 'dictionary-in-use' });
  expect(await admin.refused(deleteDictionary, { id: await entryId('ways', 'sea') })).toMatchObject({ code: 'dictionary-entry-in-use' });
  await admin.call(deleteDictionary, { id: await entryId('terms', 'cash') });
  expect((await admin.call(getDictionary, { id: 'terms' })).entries.map(({ code }) => code)).toEqual(['net30', 'net60']);
});

test('only administrators may read and change dictionaries', async () => {
  const answers = [
    await person.refused(listDictionaries, {}),
    await person.refused(createDictionary, { code: 'mine', name: '我的' }),
    await person.refused(enableDictionary, { id: await entryId('ways', 'sea'), active: false }),
  ];

  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
});

test('publishing again keeps what administrators changed in dictionaries', async () => {
  const { dictionary } = await admin.call(getDictionary, { id: 'ways' });
  await admin.call(createDictionary, { dictionaryId: dictionary.id, code: 'rail', name: '鐵路' });

  await transact(server.db, (trx) => publishApp(trx, trade));

  expect((await admin.call(getDictionary, { id: 'ways' })).entries.map(({ code }) => code)).toEqual(['sea', 'air', 'rail']);
});
