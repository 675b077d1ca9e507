import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  changeRole,
  createDepartment,
  createRole,
  deleteRole,
  departmentTree,
  listManagedRoles,
  organizationOnDay,
  roleGet,
  roleImpact,
  roleList,
  roleTree,
  saveAppRole,
  listAppRoles,
  saveRoleGroups,
  setRoleMembers,
  sortRoles,
} from '@inkstone/api';
import { createTestServer, type TestPerson, type TestServer } from '../../../../testing/test-server.ts';
import { approve, buildWorkflow, end, start } from '@inkstone/testing/workflow-builder';
import { WorkflowScene } from '../../../../testing/workflow-scene.ts';
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

test('groups that somebody else has changed since they were read are not replaced', async () => {
  const { groups } = await admin.call(listManagedRoles, {});
  await admin.call(saveRoleGroups, { groups: [...groups, { name: '法務' }], known: groups });

  const refused = await admin.refused(saveRoleGroups, { groups: [...groups, { name: '資訊' }], known: groups });

  expect(refused).toMatchObject({ status: 409, code: 'conflict' });
  expect((await admin.call(listManagedRoles, {})).groups.map(({ name }) => name)).toEqual([...groups.map(({ name }) => name), '法務']);
  await admin.call(saveRoleGroups, { groups });
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

test('the calls for everybody tell groups, names in other languages and the departments of a role', async () => {
  const { groups } = await admin.call(saveRoleGroups, { groups: [{ name: '審查', name_i18n: { en: 'Review' } }] });
  const created = await admin.call(createRole, { code: 'auditor', name: '稽核', name_i18n: { en: 'Auditor' }, groupId: groups[0]!.id });
  const [holder, sales] = [await id('gm'), await department('sales')];
  await admin.call(setRoleMembers, { ...created, members: [{ personId: holder, departmentIds: [sales] }] });
  const employee = await server.signIn('employee');
  const told = { id: created.id, name_i18n: { en: 'Auditor' }, group: { name: '審查', name_i18n: { en: 'Review' } } };
  const people = [{ id: holder, departments: [{ id: sales, name: '業務部' }] }];

  expect((await employee.call(roleList, {}))[0]).toMatchObject(told);
  expect((await employee.call(roleTree, {}))[0]).toMatchObject({ ...told, children: people });
  expect(await employee.call(roleGet, { roleId: created.id })).toMatchObject({ ...told, users: people });
  expect((await employee.call(roleList, {})).find(({ code }) => code === 'budget-reviewer')!.name_i18n).toEqual({ en: 'Budget review' });
  expect((await employee.call(departmentTree, {})).find((each) => each.id === sales)).toMatchObject({ code: 'sales', name_i18n: {} });
});

describe('deleting a role', () => {
  test('takes it away from its members and from application roles, and the history keeps its name', async () => {
    const scene = await WorkflowScene.over(server.database);
    await scene.publish(buildWorkflow([start(), end()], ['start > end']));
    const created = await admin.call(createRole, { code: 'courier', name: '送件' });
    const holder = await id('gm');
    const changed = await admin.call(setRoleMembers, { ...created, members: [{ personId: holder }] });
    await admin.call(saveAppRole, { appCode: 'desk', name: '送件人', members: [{ kind: 'role', id: created.id }], grants: [] });

    const earlier = { started_at: '2020-01-01' };
    await server.db.updateTable('person_periods').set(earlier).where('person_id', '=', holder).execute();
    await server.db.updateTable('role_periods').set(earlier).where('role_id', '=', created.id).execute();

    const impact = await admin.call(roleImpact, { id: created.id });
    await admin.call(deleteRole, changed);

    expect(impact).toMatchObject({ people: 1, uses: [{ kind: 'app-role', appCode: 'desk', name: '送件人' }] });
    expect(await role('courier')).toBeUndefined();
    expect(await directory(server.db).roleMembers('courier')).toEqual([]);
    expect((await admin.call(listAppRoles, { appCode: 'desk' })).roles[0]).toMatchObject({ members: [], version: 2 });
    expect((await admin.call(organizationOnDay, { personId: holder, day: '2024-05-05' })).roles).toMatchObject([{ name: '送件' }]);
    expect(await admin.refused(deleteRole, changed)).toMatchObject({ code: 'not-found' });
  });

  test('is refused while a published workflow names it, until it is confirmed', async () => {
    const scene = await WorkflowScene.over(server.database);
    const participants = [{ kind: 'role' as const, role: 'archivist', withinInitiatorDepartment: false }];
    const created = await admin.call(createRole, { code: 'archivist', name: '檔案' });
    await scene.publish({
      ...buildWorkflow([start(), approve('desk', [], { participants }), end()], ['start > desk > end']),
      code: 'filing',
      name: '歸檔',
    });

    const impact = await admin.call(roleImpact, { id: created.id });
    const refused = await admin.refused(deleteRole, created);
    const kept = await role('archivist');
    await admin.call(deleteRole, { ...created, confirmed: true });

    expect(impact.uses).toMatchObject([{ kind: 'workflow', appCode: 'desk', code: 'filing', name: '歸檔' }]);
    expect(codesOf(refused)).toEqual(['id role-used']);
    expect(refused.issues![0]!.message).toContain('"歸檔" (desk / filing)');
    expect(kept).toBeDefined();
    expect(await role('archivist')).toBeUndefined();
  });
});
