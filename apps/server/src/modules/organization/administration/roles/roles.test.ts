import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeRole, createDepartment, createRole, listManagedRoles, saveRoleGroups, setRoleMembers, sortRoles } from '@inkstone/api';
import { createTestServer, type TestPerson, type TestServer } from '../../../../testing/test-server.ts';
import { directory } from '../../index.ts';

let server: TestServer;
let admin: TestPerson;
beforeAll(async () => {
  server = await createTestServer();
  admin = await server.signIn('admin');
});
afterAll(() => server.close());

const id = async (account: string) => (await directory(server.db).personByAccount(account))!.id;
const department = async (code: string) => (await directory(server.db).departmentByCode(code))!.id;
const role = async (code: string) => (await admin.call(listManagedRoles, {})).roles.find((each) => each.code === code)!;
const codesOf = (refusal: { issues?: { code: string; path: string }[] | undefined }) =>
  refusal.issues?.map(({ code, path }) => `${path} ${code}`);

test('a role is held everywhere, or for some departments and those below', async () => {
  const created = await admin.call(createRole, { code: 'buyer', name: '採購' });
  const [anywhere, scoped] = [await id('gm'), await id('tech')];
  const operations = await department('operations');
  await admin.call(setRoleMembers, {
    ...created,
    members: [{ personId: anywhere }, { personId: scoped, departmentIds: [operations] }],
  });
  await server.db
    .deleteFrom('memberships')
    .where('person_id', '=', await id('budget'))
    .execute();
  const holders = async (initiator: string, withinDepartment = false) =>
    new Set(await directory(server.db).roleMembers('buyer', { initiatorId: await id(initiator), withinDepartment }));

  expect(new Set(await directory(server.db).roleMembers('buyer'))).toEqual(new Set([anywhere, scoped]));
  expect(await holders('employee')).toEqual(new Set([anywhere, scoped]));
  expect(await holders('finance1')).toEqual(new Set([anywhere]));
  expect(await holders('budget')).toEqual(new Set([anywhere]));
  expect(await holders('employee', true)).toEqual(new Set([scoped]));
  expect(await holders('budget', true)).toEqual(new Set());
  expect((await role('buyer')).members.map((member) => member.departments.length).toSorted((x, y) => x - y)).toEqual([0, 1]);
});

test('all issues of members are answered at once', async () => {
  const { id: roleId, revision } = await role('finance');
  const left = await id('deputy');
  await server.db.updateTable('people').set({ active: false }).where('id', '=', left).execute();

  const refused = await admin.refused(setRoleMembers, {
    id: roleId,
    revision,
    members: [{ personId: left }, { personId: admin.id, departmentIds: [admin.id] }, { personId: admin.id }, { personId: roleId }],
  });

  expect(codesOf(refused)).toEqual([
    'members.0 person-inactive',
    'members.1.departmentIds.0 department-unknown',
    'members.2 named-twice',
    'members.3 person-unknown',
  ]);
});

test('roles belong to groups in order; a deleted group leaves its roles without one', async () => {
  const { groups } = await admin.call(saveRoleGroups, { groups: [{ name: '財務' }, { name: '營運', name_i18n: { en: 'Operations' } }] });
  const { id: roleId, revision } = await role('finance');
  await admin.call(changeRole, { id: roleId, revision, groupId: groups[1]!.id });

  expect((await admin.call(listManagedRoles, {})).roles[0]!.code).toBe('finance');
  await admin.call(saveRoleGroups, { groups: [groups[0]!] });
  expect((await role('finance')).groupId).toBeNull();
  expect((await admin.call(listManagedRoles, {})).groups.map(({ name }) => name)).toEqual(['財務']);

  await admin.call(sortRoles, { ids: [roleId] });
  expect((await admin.call(listManagedRoles, {})).roles[0]!.id).toBe(roleId);
});

test('a code is used once, and an older state overwrites nothing', async () => {
  const { id: roleId, revision } = await role('finance');
  await admin.call(changeRole, { id: roleId, revision, name: '財務人員' });

  expect(codesOf(await admin.refused(createRole, { code: 'finance', name: 'X', groupId: roleId }))).toEqual([
    'code role-code-taken',
    'groupId group-unknown',
  ]);
  expect(await admin.refused(changeRole, { id: roleId, revision, name: 'Y' })).toMatchObject({ code: 'conflict' });
  expect((await admin.refused(createDepartment, { code: 'a b', name: 'X', parentId: null })).status).toBe(400);
});
