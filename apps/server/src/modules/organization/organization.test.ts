import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { departmentListUser, departmentTree, publicConfig, roleGet, roleList, userDepartments, userInfo, userSearch } from '@inkstone/api';
import { organization as demo } from '@inkstone/demo';
import { createTestServer, type TestPerson, type TestServer } from '../../testing/test-server.ts';
import { directory, type Directory } from './index.ts';
import { importOrganization } from '../identity/index.ts';

let server: TestServer;
let employee: TestPerson;
let lookup: Directory;
beforeAll(async () => {
  server = await createTestServer();
  employee = await server.signIn('employee');
  lookup = directory(server.db);
});
afterAll(() => server.close());

const id = async (account: string) => (await lookup.personByAccount(account))!.id;
const accounts = async (ids: readonly string[]) => {
  const people = await lookup.people(ids);
  return ids.map((personId) => people.get(personId)!.account);
};
const department = async (code: string) => (await lookup.departmentByCode(code))!.id;

describe('calls of the organisation', () => {
  test('the signed-in person and their departments', async () => {
    expect(await employee.call(userInfo, {})).toMatchObject({ account: 'employee', departmentName: '業務部' });
    expect(await employee.call(userDepartments, {})).toMatchObject([{ name: '業務部', main: true }]);
  });

  test('the tree has parents before children', async () => {
    const tree = await employee.call(departmentTree, {});

    expect(tree.map((entry) => entry.name)).toEqual(['墨川國際貿易', '營運處', '業務部', '財務部', '資訊部']);
    const seen = new Set<string | null>([null]);
    for (const entry of tree) {
      expect(seen).toContain(entry.parentId);
      seen.add(entry.id);
    }
  });

  test('the people of a department, with and without the departments below', async () => {
    const deptId = await department('operations');

    const alone = await employee.call(departmentListUser, { deptId });
    const below = await employee.call(departmentListUser, { deptId, recursive: 'true' });

    expect(alone.items.map((person) => person.name)).toEqual(['黃志強']);
    expect(below.items.map((person) => person.name).sort()).toEqual(['黃志強', '林小美', '周柏翰', '陳大文'].sort());
  });

  test('people are found by a part of their name or account, in any case', async () => {
    const names = async (keyword: string) => (await employee.call(userSearch, { keyword })).items.map((person) => person.name);

    expect(await names('大')).toEqual(['陳大文']);
    expect(await names('FINANCE')).toHaveLength(2);
    expect(await names('%')).toEqual([]);
    expect(await names('\u200b\u3000陳大文\ufeff')).toEqual(['陳大文']);
  });

  test('pages follow one another without a gap', async () => {
    const names: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await employee.call(userSearch, { size: 3, ...(cursor && { cursor }) });
      names.push(...page.items.map((person) => person.name));
      cursor = page.next ?? undefined;
    } while (cursor);

    expect(names).toEqual((await employee.call(userSearch, { size: 100 })).items.map((person) => person.name));
    expect(new Set(names).size).toBe(demo.people.length);
  });

  test('roles and their people', async () => {
    const roles = await employee.call(roleList, {});
    const finance = roles.find((role) => role.code === 'finance')!;

    expect(roles).toHaveLength(demo.roles.length);
    expect((await employee.call(roleGet, { roleId: finance.id })).users.map((person) => person.name)).toEqual(['吳靜怡', '蔡佩君']);
  });

  test('the public settings require a set-up until an administrator has their own password', async () => {
    const settings = { defaultLocale: 'zh', timeZone: 'Asia/Taipei' };

    expect(await server.stranger.call(publicConfig, {})).toMatchObject({ ...settings, needsSetup: true });

    await server.db
      .updateTable('credentials')
      .set({ from_demo: false })
      .where('person_id', '=', await id('admin'))
      .execute();
    expect(await server.stranger.call(publicConfig, {})).toMatchObject({ ...settings, needsSetup: false });
  });
});

describe('the directory', () => {
  test('the manager of a person is that of the department; a manager’s is the next one up', async () => {
    expect(await accounts([(await lookup.managerOf(await id('employee')))!])).toEqual(['manager']);
    expect(await accounts([(await lookup.managerOf(await id('manager')))!])).toEqual(['head']);
    expect(await accounts([(await lookup.managerOf(await id('employee'), 3))!])).toEqual(['gm']);
    expect(await lookup.managerOf(await id('gm'))).toBeNull();
    expect(await lookup.managerOf(await id('employee'), 9)).toBeNull();
  });

  test('the chain of managers, nearest first', async () => {
    expect(await accounts(await lookup.managerChain(await id('employee'), 5))).toEqual(['manager', 'head', 'gm']);
    expect(await accounts(await lookup.managerChain(await id('employee'), 2))).toEqual(['manager', 'head']);
  });

  test('role members can be restricted to the department of an initiator', async () => {
    const within = async (initiator: string) => lookup.roleMembers('finance', { initiatorId: await id(initiator), withinDepartment: true });

    expect(await accounts(await within('budget'))).toEqual(['finance1', 'finance2']);
    expect(await within('employee')).toEqual([]);
    expect(await lookup.roleMembers('no-such-role')).toEqual([]);
  });

  test('inactive people are left out of all lists, and still have a name', async () => {
    await server.db.updateTable('people').set({ active: false }).where('account', '=', 'deputy').execute();
    await server.db.updateTable('people').set({ active: false }).where('account', '=', 'finance1').execute();
    const deputy = await id('deputy');

    expect(await lookup.departmentMembers(await department('sales'))).not.toContain(deputy);
    expect(await accounts(await lookup.roleMembers('finance'))).toEqual(['finance2']);
    expect(await lookup.departmentManager(await department('finance'))).toBeNull();
    expect(await accounts([(await lookup.managerOf(await id('finance2')))!])).toEqual(['gm']);
    expect(await lookup.activeOf([deputy, await id('gm'), await id('gm'), 'nobody'])).toEqual([await id('gm')]);
    expect(await lookup.person(deputy)).toMatchObject({ name: '周柏翰', active: false });
    expect((await employee.call(userSearch, { keyword: '周柏翰' })).items).toEqual([]);
  });

  test('an invalid id matches nobody', async () => {
    expect(await lookup.person('x')).toBeNull();
    expect(await lookup.department('x')).toBeNull();
    expect(await lookup.departmentMembers('x', { recursive: true })).toEqual([]);
    expect(await lookup.managerOf('x')).toBeNull();
  });
});

test('an organisation with unknown references is refused with all of them, and nothing is written', async () => {
  const empty = await createTestServer({ organization: null });
  const wrong = {
    ...demo,
    departments: [{ code: 'a', name: 'A', parent: 'b', manager: 'nobody' }],
    roles: [{ code: 'r', name: 'R', people: ['ghost'] }],
  };

  const refused = empty.db.transaction().execute((trx) => importOrganization(trx, wrong));

  await expect(refused).rejects.toThrow(/parent b; department a: manager nobody;.*role r: person ghost/);
  expect(await empty.stranger.call(publicConfig, {})).toMatchObject({ needsSetup: true });
  await empty.close();
});
