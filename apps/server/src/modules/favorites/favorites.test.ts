import {
  createFavoritesApp,
  createFavoritesWorkflow,
  deleteFavoritesApp,
  deleteFavoritesWorkflow,
  keepUsed,
  listAppGroups,
  listAppsGroup,
  listFavoritesApp,
  listFavoritesWorkflow,
  listPageAppsGroup,
  listRecentBizModel,
  listRecentlyUsedApp,
  searchFavorite,
} from '@inkstone/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transact } from '../../platform/db/transactions/transact.ts';
import type { TestPerson } from '../../testing/test-server.ts';
import { publishApp } from '../publishing/index.ts';
import { RoleScene } from '../../testing/role-scene.ts';
import { buildApp } from '../../testing/record-scene.ts';
import { addRecentUse, recentUses } from './recent-uses.ts';

let scene: RoleScene;
let person: TestPerson;
let other: TestPerson;
beforeAll(async () => {
  scene = await RoleScene.open();
  await transact(scene.server.db, (trx) =>
    publishApp(
      trx,
      buildApp(
        { code: 'trip', name: '出差', dataItems: [{ code: 'tag', name: 'tag', type: 'ShortText' }] },
        [{ key: 'tag', type: 'text' }],
        {
          functions: [
            { code: 'trip', name: '出差申請', name_i18n: { en: 'Business trip' }, schemaCode: 'trip', formCode: 'trip' },
          ] as never,
        },
      ),
    ),
  );
  [person, other] = [await scene.signIn('employee'), await scene.signIn('manager')];
});
afterAll(() => scene.close());

const office = { appCode: 'office' };
const codes = (entries: readonly { readonly code: string }[]) => entries.map(({ code }) => code);

test('favourites are private, listed newest first, and marked once', async () => {
  await person.call(createFavoritesApp, office);
  await person.call(createFavoritesApp, office);
  for (const functionCode of ['thing', 'request']) await person.call(createFavoritesWorkflow, { ...office, functionCode });

  expect(codes(await person.call(listFavoritesApp, {}))).toEqual(['office']);
  expect(codes(await person.call(listFavoritesWorkflow, {}))).toEqual(['request', 'thing']);
  expect(await other.call(listFavoritesWorkflow, {})).toEqual([]);

  await person.call(deleteFavoritesWorkflow, { ...office, functionCode: 'request' });
  await other.call(deleteFavoritesApp, office);
  expect(codes(await person.call(listFavoritesWorkflow, {}))).toEqual(['thing']);
  expect(codes(await person.call(listFavoritesApp, {}))).toEqual(['office']);
});

test('favourites are found by their name or that of their application, and unpublished ones cannot be marked', async () => {
  expect(codes((await person.call(searchFavorite, { keyword: '物' })).entries)).toEqual(['thing']);
  expect(await person.call(searchFavorite, { keyword: '辦公' })).toMatchObject({
    apps: [{ code: 'office' }],
    entries: [{ code: 'thing' }],
  });
  expect(await person.call(searchFavorite, { keyword: '沒有' })).toEqual({ apps: [], entries: [] });
  expect(await person.refused(createFavoritesApp, { appCode: 'nothing' })).toMatchObject({ status: 404 });
  expect(await person.refused(createFavoritesWorkflow, { ...office, functionCode: 'nothing' })).toMatchObject({ status: 404 });
});

test('the 101st favourite is refused, also with concurrent requests', async () => {
  const filled = await scene.signIn('finance1');
  await sql`
    insert into favorites select ${filled.id}::uuid, 'gone', n::text, now() from generate_series(1, 98) n`.execute(scene.server.db);

  const answers = await Promise.all(
    ['thing', 'paper', 'request'].map((functionCode) => filled.send(createFavoritesWorkflow, { ...office, functionCode })),
  );

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(1);
});

test('recent uses are listed latest first, by form and by application, while the person may use them', async () => {
  await person.call(keepUsed, { schemaCode: 'thing', formCode: 'thing' });
  await person.call(keepUsed, { schemaCode: 'trip' });
  await person.call(keepUsed, { schemaCode: 'request', formCode: 'elsewhere' });
  expect(await person.call(keepUsed, { schemaCode: 'nothing' })).toBe(false);

  expect(codes(await person.call(listRecentBizModel, {}))).toEqual(['request', 'trip', 'thing']);
  expect(codes(await person.call(listRecentlyUsedApp, { size: 1 }))).toEqual(['office']);

  await scene.role([other], { rights: ['add'], scope: 'own' });
  expect(codes(await person.call(listRecentBizModel, {}))).toEqual(['request', 'trip']);
  expect(codes(await person.call(listFavoritesWorkflow, {}))).toEqual([]);
  await scene.deleteRoles();
});

test('only the thirty latest uses are kept, and unpublished applications are left out', async () => {
  const busy = await scene.signIn('finance2');
  for (let index = 0; index < 33; index += 1) {
    const at = new Date(Date.UTC(2026, 0, 1, 0, index));
    await transact(scene.server.db, (trx) => addRecentUse(trx, busy.id, { appCode: 'gone', functionCode: `f${index}` }, at));
  }

  const kept = await recentUses(scene.server.db, busy.id);

  expect([kept.length, kept[0]?.functionCode, kept.at(-1)?.functionCode]).toEqual([30, 'f32', 'f3']);
  expect(await busy.call(listRecentBizModel, {})).toEqual([]);
  expect(await busy.call(listRecentlyUsedApp, {})).toEqual([]);
});

test('applications are listed in groups and pages', async () => {
  const groups = await person.call(listAppsGroup, {});

  expect(groups.map(({ code }) => code)).toEqual(codes(await person.call(listAppGroups, {})));
  const all = groups.flatMap(({ apps }) => codes(apps));
  expect(all).toEqual(expect.arrayContaining(['office', 'trip_app']));
  const first = await person.call(listPageAppsGroup, { size: 1 });
  const rest = await person.call(listPageAppsGroup, { size: 100, cursor: first.next! });
  expect([...codes(first.items), ...codes(rest.items)].toSorted()).toEqual(all.toSorted());
  expect([first.items.length, rest.next]).toEqual([1, null]);
  expect(codes((await person.call(listPageAppsGroup, { groupCode: 'work' })).items)).toContain('office');
  expect(await person.refused(listPageAppsGroup, { cursor: 'nothing' })).toMatchObject({ status: 400 });
});
