import { deleteListView, listListViews, mostListViews, saveListView, setDefaultListView } from '@inkstone/api';
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

const place = { schemaCode: 'listed', listCode: 'all' };
const state = {
  filter: { field: 'amount', operator: 'Gte', value: 5 } as const,
  sort: [{ code: 'amount', direction: 'desc' as const }],
  group: ['kind'],
};
const namesOf = async (person: TestPerson) => (await person.call(listListViews, place)).views.map(({ name }) => name);

test('a view is kept, renamed, made the one a list opens with, and forgotten', async () => {
  const { id } = await employee.call(saveListView, { ...place, name: '大額', state });
  await employee.call(saveListView, { ...place, id, name: '大筆', state });
  await employee.call(setDefaultListView, { ...place, id });

  const kept = await employee.call(listListViews, place);
  expect(kept).toMatchObject({ mayShare: false, views: [{ id, name: '大筆', isOwn: true, isShared: false, isDefault: true, state }] });

  await employee.call(deleteListView, { id });
  expect(await namesOf(employee)).toEqual([]);
});

test('a view of one person is nobody else’s: not seen, not changed, not chosen, not deleted', async () => {
  const { id } = await employee.call(saveListView, { ...place, name: '我的', state });

  const tries = [
    await manager.refused(saveListView, { ...place, id, name: 'x', state }),
    await manager.refused(setDefaultListView, { ...place, id }),
    await manager.refused(deleteListView, { id }),
    await admin.refused(deleteListView, { id }),
  ];

  expect(tries.map(({ code }) => code)).toEqual(['not-found', 'not-found', 'not-found', 'not-found']);
  expect([await namesOf(manager), await namesOf(employee)]).toEqual([[], ['我的']]);
});

test('only administrators share; taken back it is no default of others any more', async () => {
  const refused = await employee.refused(saveListView, { ...place, name: '公用', isShared: true, state });
  const { id } = await admin.call(saveListView, { ...place, name: '公用', isShared: true, state });
  await manager.call(setDefaultListView, { ...place, id });
  const changed = await manager.refused(saveListView, { ...place, id, name: 'x', state });
  const shared = await manager.call(listListViews, place);
  await admin.call(saveListView, { ...place, id, name: '公用', isShared: false, state });

  expect([refused.code, changed.code]).toEqual(['not-allowed', 'not-allowed']);
  expect(shared.views).toMatchObject([{ id, isOwn: false, isShared: true, isDefault: true }]);
  expect(await namesOf(manager)).toEqual([]);
  expect(await server.db.selectFrom('list_view_defaults').selectAll().where('view_id', '=', id).execute()).toEqual([]);
});

test('nobody keeps more of one list than are of use', async () => {
  for (let count = 0; count < mostListViews; count += 1) await manager.call(saveListView, { ...place, name: String(count), state });

  expect((await manager.refused(saveListView, { ...place, name: 'one more', state })).code).toBe('too-many-views');
});
