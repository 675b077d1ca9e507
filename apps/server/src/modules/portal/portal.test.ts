import {
  checkPagePermission,
  compareDocumentVersions,
  getPageByCode,
  listDocuments,
  listPages,
  listTotals,
  queryList,
} from '@inkstone/api';
import { appDefinitionSchema, type AppDefinition } from '@inkstone/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transact } from '../../platform/db/transactions/transact.ts';
import type { TestPerson } from '../../testing/test-server.ts';
import { publishApp } from '../publishing/index.ts';
import { packageFiles, readPackage, storedPackage } from '../packages/index.ts';
import { refusalOf } from '../../testing/record-scene.ts';
import { officeApp, RoleScene } from '../../testing/role-scene.ts';

const things = { schemaCode: 'thing', listCode: 'dearest' };
const dear = { field: 'price', operator: 'gte', value: 5 };
const allCards = [
  {
    kind: 'text',
    code: 'words',
    name: '公告',
    html: '<p>你好</p><script>x()</script><img src=x onerror=y()>',
    html_i18n: { en: '<p onclick="z()">Hi</p>' },
  },
  { kind: 'forms', code: 'begin', name: '開始', functions: ['thing', 'request'] },
  { kind: 'list', code: 'things', name: '物品', ...things },
  { kind: 'list', code: 'dear', name: '貴的', ...things, filter: dear },
  { kind: 'number', code: 'count', name: '數量', ...things },
  { kind: 'number', code: 'sum', name: '總價', ...things, total: { code: 'price', kind: 'sum' } },
  { kind: 'work', code: 'work', name: '待辦' },
  { kind: 'recent', code: 'recent', name: '最近', schemaCode: 'thing' },
];
const page = (code: string, seenBy?: readonly object[], cards: readonly object[] = []) => ({
  code,
  name: code,
  ...(seenBy && { seenBy }),
  cards,
});

const withPages = (...pages: readonly object[]): AppDefinition => appDefinitionSchema.parse({ ...officeApp, pages });

const pages = [
  page('everything', undefined, allCards),
  page('for_role', [{ kind: 'app-role', role: 'role 1' }]),
  page('for_person', [{ kind: 'users', users: ['gm'] }]),
  page('for_department', [{ kind: 'department', department: 'sales' }]),
  page('for_all_below', [{ kind: 'department', department: 'company', recursive: true }]),
  page('for_company_only', [{ kind: 'department', department: 'company' }]),
  page('for_role_of_all', [{ kind: 'role', role: 'finance' }]),
  page('for_nobody', [{ kind: 'app-role', role: 'no such role' }]),
];

/** The thing belongs to the owner, who is in the sales department like the colleague. */
const people = {
  stranger: 'gm',
  viewer: 'finance1',
  adder: 'budget',
  owner: 'employee',
  colleague: 'deputy',
  appAdmin: 'tech',
  admin: 'admin',
} as const;
type Who = keyof typeof people;
const everybody = Object.keys(people) as Who[];
const appCode = 'office';

let scene: RoleScene;
let at: Record<Who, TestPerson>;

beforeAll(async () => {
  scene = await RoleScene.open();
  const signedIn = await Promise.all(everybody.map(async (who) => [who, await scene.signIn(people[who])] as const));
  at = Object.fromEntries(signedIn) as Record<Who, TestPerson>;
  await scene.role([at.viewer], { rights: ['view'], scope: 'all', fields: { price: 'hidden' } });
  await scene.role([at.adder], { rights: ['add'], scope: 'own' });
  await scene.role([at.owner], { rights: ['add', 'edit', 'delete'], scope: 'own' });
  await scene.role([at.colleague], { rights: ['view'], scope: 'department' });
  await transact(scene.server.db, (trx) => publishApp(trx, withPages(...pages)));
});
afterAll(() => scene.close());

const administrators: readonly Who[] = ['appAdmin', 'admin'];
/** Who sees each page besides application administrators. */
const visibility: readonly (readonly [string, readonly Who[]])[] = [
  ['everything', everybody],
  ['for_role', ['viewer']],
  ['for_person', ['stranger']],
  ['for_department', ['owner', 'colleague']],
  ['for_all_below', everybody],
  ['for_company_only', ['stranger']],
  ['for_role_of_all', ['viewer']],
  ['for_nobody', []],
  ['no_such_page', []],
];

describe.each(visibility)('the page %s', (code, viewers) => {
  test.each(everybody)('has the same visibility for %s in all its calls', async (who) => {
    const isThere = code !== 'no_such_page';
    const expected = isThere && (viewers.includes(who) || administrators.includes(who));

    const { status } = await at[who].send(getPageByCode, { appCode, code });
    const { allowed } = await at[who].call(checkPagePermission, { appCode, code });
    const listed = await at[who].call(listPages, { appCode });

    expect([status, allowed, listed.some((each) => each.code === code)]).toEqual([expected ? 200 : 404, expected, expected]);
  });
});

describe('a page without its application', () => {
  test.each(visibility)('%s is found for the same people', async (code, viewers) => {
    for (const who of everybody) {
      const expected = code !== 'no_such_page' && (viewers.includes(who) || administrators.includes(who));

      const { status, body } = await at[who].send(getPageByCode, { code });
      const { allowed } = await at[who].call(checkPagePermission, { code });

      expect([who, status, allowed]).toEqual([who, expected ? 200 : 404, expected]);
      if (expected) expect(body.data).toMatchObject({ appCode, code });
    }
  });

  test('is refused where several that the person may see have the code, and only then', async () => {
    const { group } = officeApp;
    const nothing = { functions: [], models: [], forms: [], lists: [], workflows: [] };
    const branch = { ...nothing, code: 'branch', name: '分公司', group, pages: [page('everything'), page('for_person')] };
    await transact(scene.server.db, (trx) => publishApp(trx, appDefinitionSchema.parse(branch)));

    const refused = await at.viewer.refused(getPageByCode, { code: 'everything' });
    const unseen = await at.viewer.call(getPageByCode, { code: 'for_person' });

    expect(refused).toMatchObject({ status: 422, code: 'page-ambiguous', errmsg: expect.stringContaining('branch, office') });
    expect(await at.viewer.refused(checkPagePermission, { code: 'everything' })).toMatchObject({ code: 'page-ambiguous' });
    expect(unseen.appCode).toBe('branch');
    expect((await at.viewer.call(getPageByCode, { appCode, code: 'everything' })).appCode).toBe(appCode);
    expect(await scene.server.stranger.refused(getPageByCode, { code: 'everything' })).toMatchObject({ status: 401 });
  });
});

/**
 * The cards of the page for everybody that each person sees. Everybody sees the text, their work, and the form of the request, which no
 * role mentions.
 */
const offered: Readonly<Record<Who, readonly string[]>> = {
  stranger: ['words', 'begin', 'work'],
  viewer: ['words', 'begin', 'things', 'count', 'work', 'recent'],
  adder: ['words', 'begin', 'things', 'dear', 'count', 'sum', 'work', 'recent'],
  owner: ['words', 'begin', 'things', 'dear', 'count', 'sum', 'work', 'recent'],
  colleague: ['words', 'begin', 'things', 'dear', 'count', 'sum', 'work', 'recent'],
  appAdmin: ['words', 'begin', 'things', 'dear', 'count', 'sum', 'work', 'recent'],
  admin: ['words', 'begin', 'things', 'dear', 'count', 'sum', 'work', 'recent'],
};

test.each(everybody)('%s gets only the cards that show them something', async (who) => {
  const { cards } = await at[who].call(getPageByCode, { appCode, code: 'everything' });

  expect(cards.map(({ code }) => code)).toEqual(offered[who]);
});

test.each(everybody)('%s gets only the forms they may fill in', async (who) => {
  const { cards } = await at[who].call(getPageByCode, { appCode, code: 'everything' });
  const begin = cards.find((card) => card.kind === 'forms')!;

  const mayAdd = ['adder', 'owner', 'appAdmin', 'admin'].includes(who);
  expect(begin.forms.map(({ formCode }) => formCode)).toEqual(mayAdd ? ['thing', 'request'] : ['request']);
});

test('a page reveals neither its visibility nor filters of cards that are left out', async () => {
  const text = JSON.stringify(await at.viewer.call(getPageByCode, { appCode, code: 'everything' }));
  const forRole = await at.viewer.call(getPageByCode, { appCode, code: 'for_role' });

  expect(text).not.toContain('price');
  expect(forRole).not.toHaveProperty('seenBy');
});

test('the content of a card is loaded by the calls of lists, which check the caller’s rights', async () => {
  const filter = dear;

  const hidden = await at.viewer.call(queryList, { ...things, filter });
  const sum = await at.viewer.call(listTotals, { ...things, filter, totals: [{ code: 'price', kind: 'sum' }] });

  expect([hidden.items, sum.totals[0]!.value]).toEqual([[], null]);
});

test('text cards are sanitised', async () => {
  const { cards } = await at.stranger.call(getPageByCode, { appCode, code: 'everything' });

  expect(cards[0]).toMatchObject({ html: '<p>你好</p>', html_i18n: { en: '<p>Hi</p>' } });
});

test('granting a role shows its pages to the person, and revoking it hides them', async () => {
  const id = await scene.role([at.stranger], { rights: ['view'], scope: 'own' });
  const name = (await rolesNamed(id))!;
  await transact(scene.server.db, (trx) => publishApp(trx, withPages(...pages, page('late', [{ kind: 'app-role', role: name }]))));
  const before = await at.stranger.call(checkPagePermission, { appCode, code: 'late' });

  await scene.server.db.deleteFrom('app_role_members').where('role_id', '=', id).execute();

  const after = await at.stranger.call(checkPagePermission, { appCode, code: 'late' });
  expect([before.allowed, after.allowed]).toEqual([true, false]);
});

async function rolesNamed(id: string): Promise<string | undefined> {
  return (await scene.server.db.selectFrom('app_roles').select('name').where('id', '=', id).executeTakeFirst())?.name;
}

test('a page is a document with versions, and is part of its application’s package', async () => {
  const changed = { ...page('everything', undefined, allCards.slice(1)), name: '首頁' };
  await transact(scene.server.db, (trx) => publishApp(trx, withPages(changed, ...pages.slice(1))));

  const documents = await at.appAdmin.call(listDocuments, { appCode, kind: 'page', size: 50 });
  const address = { kind: 'page' as const, schemaCode: appCode, code: 'everything' };
  const version = documents.items.find(({ code }) => code === 'everything')!.version;
  const changes = await at.appAdmin.call(compareDocumentVersions, { ...address, from: version - 1, to: version });
  const stored = (await storedPackage(scene.server.db, appCode))!;

  expect(changes).toMatchObject([
    { kind: 'changed', place: 'whole' },
    { kind: 'removed', place: 'card', code: 'words' },
  ]);
  expect(readPackage(packageFiles(stored))).toMatchObject({ contents: { pages: stored.pages } });
  expect(stored.pages.find(({ code }) => code === 'everything')!.name).toBe('首頁');
});

const broken: readonly (readonly [string, object, object])[] = [
  ['a card twice', { cards: [allCards[6], allCards[6]] }, { code: 'CodeTwice', path: 'pages.p.work' }],
  [
    'an entry that is not in the menu',
    { cards: [{ ...allCards[1], functions: ['gone'] }] },
    { code: 'UnknownFunction', path: 'pages.p.begin' },
  ],
  ['an unknown model', { cards: [{ ...allCards[7], schemaCode: 'gone' }] }, { code: 'UnknownModel', path: 'pages.p.recent' }],
  ['an unknown list', { cards: [{ ...allCards[2], listCode: 'gone' }] }, { code: 'UnknownList', path: 'pages.p.things' }],
  [
    'a filter on no field',
    { cards: [{ ...allCards[3], filter: { ...dear, field: 'gone' } }] },
    { code: 'FilterDefect', path: 'pages.p.dear' },
  ],
  [
    'a sum of texts',
    { cards: [{ ...allCards[5], total: { code: 'label', kind: 'sum' } }] },
    { code: 'TotalUnfit', path: 'pages.p.sum', message: '欄位「label」不能計算「sum」' },
  ],
];

test.each(broken)('a page with %s is refused with the path of the issue', async (_what, part, issue) => {
  const app = withPages({ ...page('p'), ...part });

  const { code, refusal } = await refusalOf(transact(scene.server.db, (trx) => publishApp(trx, app)));

  expect(code).toBe('app-invalid');
  expect(refusal.extra.issues).toMatchObject([issue]);
});

test('a page whose visibility matches nobody yet is published with a warning', async () => {
  const { id } = await scene.server.db.selectFrom('people').select('id').where('account', '=', 'gm').executeTakeFirstOrThrow();
  const app = withPages(
    page('p', [
      { kind: 'app-role', role: 'later' },
      { kind: 'users', users: ['nobody', id] },
    ]),
  );

  const { warnings } = await transact(scene.server.db, (trx) =>
    publishApp(trx, { ...app, roles: [{ code: 'later', name: '之後', grants: [] }] }, { locale: 'en' }),
  );

  expect(warnings).toMatchObject([{ code: 'VisibilityUnknown', path: 'pages.p.seenBy', params: { code: 'nobody' } }]);
});
