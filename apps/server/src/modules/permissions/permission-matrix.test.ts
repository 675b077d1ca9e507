import {
  countComments,
  deleteAppRole,
  fileTicket,
  formAsk,
  formDelete,
  formLoad,
  formSave,
  formSubmit,
  getFields,
  getHeaders,
  listAppRoles,
  listListViews,
  myModelRights,
  queryList,
  saveAppRole,
  saveAppRoleMembers,
  type Call,
  type OfferedAction,
} from '@inkstone/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestPerson } from '../../testing/test-server.ts';
import { pdf } from '../../testing/sample-files.ts';
import { RoleScene } from '../../testing/role-scene.ts';

/** The roles of the people: the record belongs to the clerk, who is in the sales department with the colleague. */
const people = {
  stranger: 'gm',
  viewer: 'finance1',
  editor: 'finance2',
  adder: 'budget',
  owner: 'employee',
  colleague: 'deputy',
  appAdmin: 'tech',
  admin: 'admin',
} as const;
type Who = keyof typeof people;
const everybody = Object.keys(people) as Who[];

let scene: RoleScene;
let at: Record<Who, TestPerson>;
let thing: { schemaCode: string; objectId: string };
let file: string;
let spareRole: string;

const questions = [{ kind: 'lookup', schemaCode: 'thing', field: 'label', value: '桌子', result: 'price' }];

beforeAll(async () => {
  scene = await RoleScene.open();
  const signedIn = await Promise.all(everybody.map(async (who) => [who, await scene.signIn(people[who])] as const));
  at = Object.fromEntries(signedIn) as Record<Who, TestPerson>;
  const paper = await scene.files.upload(at.owner, { name: '圖.pdf', bytes: pdf, schemaCode: 'thing', control: 'papers' });
  file = paper.id;
  thing = { schemaCode: 'thing', objectId: await newThing([{ id: file }]) };
  await scene.role([at.viewer], { rights: ['view'], scope: 'all', fields: { price: 'hidden' } });
  await scene.role([at.editor], { rights: ['edit', 'print'], scope: 'all', fields: { note: 'readonly' } });
  await scene.role([at.adder], { rights: ['add'], scope: 'own' });
  await scene.role([at.owner], { rights: ['add', 'edit', 'delete'], scope: 'own' });
  await scene.role([at.colleague], { rights: ['view'], scope: 'department' });
  spareRole = await scene.role([], { rights: ['view'], scope: 'own' });
});
afterAll(() => scene.close());

async function newThing(papers: readonly { readonly id: string }[] = []): Promise<string> {
  const values = { label: '桌子', price: 7, note: 'x', papers };
  return (await at.owner.call(formSubmit, { schemaCode: 'thing', patch: { values } })).objectId;
}

/**
 * Each call with its input and the people who may make it; others are refused with 403, or with 404 where the record's existence is hidden.
 */
const matrix: readonly (readonly [string, Call, () => unknown, readonly Who[]])[] = [
  ['reads the record', formLoad, () => thing, ['viewer', 'editor', 'owner', 'colleague', 'appAdmin', 'admin']],
  ['queries its form', formAsk, () => ({ ...thing, questions }), ['viewer', 'editor', 'owner', 'colleague', 'appAdmin', 'admin']],
  ['reads its comments', countComments, () => thing, ['viewer', 'editor', 'owner', 'colleague', 'appAdmin', 'admin']],
  ['downloads its file', fileTicket, () => ({ refId: file }), ['viewer', 'editor', 'owner', 'colleague', 'appAdmin', 'admin']],
  ['changes it', formSubmit, () => ({ ...thing, baseVersion: 1, patch: { values: {} } }), ['editor', 'owner', 'appAdmin', 'admin']],
  ['saves it as a draft', formSave, () => ({ ...thing, baseVersion: 1, patch: { values: {} } }), []],
  ['opens a new one', formLoad, () => ({ schemaCode: 'thing' }), ['adder', 'owner', 'appAdmin', 'admin']],
  ['queries a new form', formAsk, () => ({ schemaCode: 'thing', questions }), ['adder', 'owner', 'appAdmin', 'admin']],
  ['saves a new one', formSave, () => ({ schemaCode: 'thing', patch: { values: {} } }), ['adder', 'owner', 'appAdmin', 'admin']],
  ['submits a new one', formSubmit, () => ({ schemaCode: 'thing', patch: { values: {} } }), ['adder', 'owner', 'appAdmin', 'admin']],
  ['reads the roles', listAppRoles, () => ({ appCode: 'office' }), ['appAdmin', 'admin']],
  [
    'changes roles',
    saveAppRole,
    () => ({ appCode: 'office', name: `role ${Math.random()}`, members: [], grants: [] }),
    ['appAdmin', 'admin'],
  ],
  ['lists their own rights', myModelRights, () => ({ schemaCode: 'thing' }), everybody],
  ['lists the columns', getHeaders, () => ({ schemaCode: 'thing' }), everybody.filter((who) => who !== 'stranger')],
  ['lists the fields', getFields, () => ({ schemaCode: 'thing' }), everybody.filter((who) => who !== 'stranger')],
  ['lists the shared views', listListViews, () => ({ schemaCode: 'thing' }), everybody.filter((who) => who !== 'stranger')],
  ['opens the list', queryList, () => ({ schemaCode: 'thing' }), everybody],
];

describe.each(matrix)('who %s', (_what, call, input, may) => {
  test.each(everybody)('%s', async (who) => {
    const { status } = await at[who].send(call, input());

    expect(status === 200).toBe(may.includes(who));
    if (status !== 200) expect([403, 404]).toContain(status);
  });
});

test.each(everybody)('%s deletes the record only with that right', async (who) => {
  const objectId = await newThing();

  const { status } = await at[who].send(formDelete, { schemaCode: 'thing', objectId });

  expect(status).toBe(['owner', 'appAdmin', 'admin'].includes(who) ? 200 : 403);
});

test.each(everybody)('%s deletes roles only as an administrator of applications', async (who) => {
  const id = who === 'admin' ? spareRole : await scene.role([], { rights: ['view'], scope: 'own' });

  const { status } = await at[who].send(deleteAppRole, { id });

  expect(status).toBe(['appAdmin', 'admin'].includes(who) ? 200 : 403);
});

test('members are replaced without another version of the role; an outdated version and unknown members are refused', async () => {
  const id = await scene.role([at.viewer], { rights: ['view'], scope: 'own' });
  const read = async () => (await at.admin.call(listAppRoles, { appCode: 'office' })).roles.find((role) => role.id === id)!;
  const { version } = await read();
  const members = [{ kind: 'person', id: at.editor.id }] as const;

  const stranger = await at.editor.send(saveAppRoleMembers, { id, version, members: [...members] });
  await at.appAdmin.call(saveAppRoleMembers, { id, version, members: [...members] });
  const outdated = await at.admin.send(saveAppRoleMembers, { id, version, members: [] });
  const unknown = await at.admin.send(saveAppRoleMembers, { id, version: version + 1, members: [{ kind: 'person', id }] });

  expect(await read()).toMatchObject({ version: version + 1, members: [{ id: at.editor.id }], grants: [{ schemaCode: 'thing' }] });
  expect([stranger.status, outdated.status, unknown.status]).toEqual([403, 409, 422]);
});

test.each(everybody)('%s finds the record in lists, and picks it, only with the right to read it', async (who) => {
  const mayRead = ['viewer', 'editor', 'owner', 'colleague', 'appAdmin', 'admin'].includes(who);

  const { items } = await at[who].call(queryList, { schemaCode: 'thing', size: 100 });
  const picked = await at[who].send(formSubmit, {
    schemaCode: 'paper',
    patch: { values: { thing: { id: thing.objectId, name: '' } } },
  });

  expect(items.some(({ id }) => id === thing.objectId)).toBe(mayRead);
  expect(picked.status).toBe(mayRead ? 200 : 422);
});

/** Copying creates another record. */
const changesIt = ({ action }: OfferedAction): boolean => action === 'Save' || action === 'Submit' || action === 'Delete';

test('people who may only add records find and read their own, and nothing more', async () => {
  const { objectId } = await at.adder.call(formSubmit, { schemaCode: 'thing', patch: { values: { label: '椅子' } } });

  const { items } = await at.adder.call(queryList, { schemaCode: 'thing', size: 100 });
  const loaded = await at.adder.call(formLoad, { schemaCode: 'thing', objectId });

  expect(items.map(({ name }) => name)).toContain('椅子');
  expect(items.map(({ id }) => id)).not.toContain(thing.objectId);
  expect([loaded.actions.filter(changesIt), loaded.permission.others]).toEqual([[], { e: false, v: true }]);
});

test('the refusal has the text of the catalogue, in both languages', async () => {
  const input = { schemaCode: 'thing', objectId: thing.objectId };

  const zh = await at.stranger.refused(formLoad, input, { locale: 'zh' });
  const en = await at.stranger.refused(formLoad, input, { locale: 'en' });

  expect([zh.errmsg, en.errmsg]).toEqual(['您沒有權限執行此操作', 'You do not have permission to do this']);
});

test('the offered rights are the allowed ones', async () => {
  const offered = async (who: Who) => (await at[who].call(formLoad, thing)).actions.filter(changesIt).map(({ action }) => action);
  const rights = async (who: Who) => (await at[who].call(myModelRights, { schemaCode: 'thing' })).rights;

  expect([await offered('viewer'), await offered('editor'), await offered('owner')]).toEqual([[], ['Submit'], ['Submit', 'Delete']]);
  expect(await rights('stranger')).toEqual([]);
  expect(await rights('editor')).toEqual(['view', 'edit', 'print']);
  expect((await rights('appAdmin')).length).toBe(8);
});
