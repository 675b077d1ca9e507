import { deleteListView, listListViews, maxListViews, saveListView, setDefaultListView } from '@inkstone/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson, TestServer } from '../../../testing/test-server.ts';
import { createDemoServer } from '../../../testing/demo-server.ts';
import { listedApp } from '../testing/listed-app.ts';

let server: TestServer;
let employee: TestPerson;
let manager: TestPerson;
let admin: TestPerson;
beforeAll(async () => {
  server = await createDemoServer(listedApp());
  const people = await Promise.all(['employee', 'manager', 'admin'].map((account) => server.signIn(account)));
  [employee, manager, admin] = people as [TestPerson, TestPerson, TestPerson];
});
afterAll(() => server.close());

const target = { schemaCode: 'listed', listCode: 'all' };
const state = {
  filter: { field: 'amount', operator: 'Gte', value: 5 } as const,
  sort: [{ code: 'amount', direction: 'desc' as const }],
  group: ['kind'],
};
const namesOf = async (person: TestPerson) => (await person.call(listListViews, target)).views.map(({ name }) => name);

test('a view can be saved, renamed, made the default, and deleted', async () => {
  const { id } = await employee.call(saveListView, { ...target, name: '大額', state });
  await employee.call(saveListView, { ...target, id, name: '大筆', state });
  await employee.call(setDefaultListView, { ...target, id });

  const kept = await employee.call(listListViews, target);
  expect(kept).toMatchObject({ mayShare: false, views: [{ id, name: '大筆', isOwn: true, isShared: false, isDefault: true, state }] });

  await employee.call(deleteListView, { id });
  expect(await namesOf(employee)).toEqual([]);
});

test('a view is private: others can neither see, change, choose nor delete it', async () => {
  const { id } = await employee.call(saveListView, { ...target, name: '我的', state });

  const tries = [
    await manager.refused(saveListView, { ...target, id, name: 'x', state }),
    await manager.refused(setDefaultListView, { ...target, id }),
    await manager.refused(deleteListView, { id }),
    await admin.refused(deleteListView, { id }),
  ];

  expect(tries.map(({ code }) => code)).toEqual(['not-found', 'not-found', 'not-found', 'not-found']);
  expect([await namesOf(manager), await namesOf(employee)]).toEqual([[], ['我的']]);
});

test('only administrators share views, and a view that is no longer shared is no longer a default of others', async () => {
  const refused = await employee.refused(saveListView, { ...target, name: '公用', isShared: true, state });
  const { id } = await admin.call(saveListView, { ...target, name: '公用', isShared: true, state });
  await manager.call(setDefaultListView, { ...target, id });
  const changed = await manager.refused(saveListView, { ...target, id, name: 'x', state });
  const shared = await manager.call(listListViews, target);
  await admin.call(saveListView, { ...target, id, name: '公用', isShared: false, state });

  expect([refused.code, changed.code]).toEqual(['not-allowed', 'not-allowed']);
  expect(shared.views).toMatchObject([{ id, isOwn: false, isShared: true, isDefault: true }]);
  expect(await namesOf(manager)).toEqual([]);
  expect(await server.db.selectFrom('list_view_defaults').selectAll().where('view_id', '=', id).execute()).toEqual([]);
});

test('the number of a person’s views of a list is limited', async () => {
  for (let count = 0; count < maxListViews; count += 1) await manager.call(saveListView, { ...target, name: String(count), state });

  expect((await manager.refused(saveListView, { ...target, name: 'one more', state })).code).toBe('too-many-views');
});
