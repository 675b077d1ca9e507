import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createChatGroup,
  departmentLevels,
  departmentListUser,
  departmentTree,
  keepPicked,
  pickList,
  unitNames,
  roleTree,
  updateCurrentDept,
  updateOrganizationCurrentDept,
  userInfo,
  userSearch,
  type CallInput,
} from '@inkstone/api';
import { organization as demo } from '@inkstone/demo';
import { createTestServer, type TestPerson, type TestServer } from '../../../testing/test-server.ts';
import { directory, type Directory } from '../index.ts';

let server: TestServer;
let employee: TestPerson;
let lookup: Directory;
beforeAll(async () => {
  server = await createTestServer();
  employee = await server.signIn('employee');
  lookup = directory(server.db);
});
afterAll(() => server.close());

const person = async (account: string) => (await lookup.personByAccount(account))!.id;
const department = async (code: string) => (await lookup.departmentByCode(code))!.id;
const people = async (input: CallInput<typeof userSearch>) =>
  (await employee.call(userSearch, { size: 100, ...input })).items.map(({ name }) => name);
const tree = async (input: CallInput<typeof departmentTree>) => (await employee.call(departmentTree, input)).map(({ name }) => name);

describe('search', () => {
  test.each(['linxiaomei', 'lxm', 'xm', 'ㄌㄒㄇ', 'ㄌㄧㄣˊ', '小美', 'EMPLOYEE'])('%s finds 林小美', async (keyword) => {
    expect(await people({ keyword })).toContain('林小美');
  });

  test('text that only looks like a reading finds nobody', async () => {
    expect(await people({ keyword: 'inxiaomei' })).toEqual([]);
    expect(await people({ keyword: ' ' })).toHaveLength(demo.people.length);
  });

  test('a changed name is found by its new readings after the next start', async () => {
    await server.db.updateTable('people').set({ name: '歐陽修' }).where('account', '=', 'budget').execute();
    const { makeNameKeys } = await import('../index.ts');

    await makeNameKeys(server.db);

    expect(await people({ keyword: 'oyx' })).toEqual(['歐陽修']);
    expect(await people({ keyword: 'xwl' })).toEqual([]);
  });

  test('departments are found by their name and its readings', async () => {
    expect(await tree({ keyword: 'cwb' })).toEqual(['財務部']);
    expect(await employee.call(departmentTree, { keyword: '業務' })).toMatchObject([{ path: ['墨川國際貿易', '營運處'] }]);
  });
});

describe('a scope', () => {
  test('of a root contains its people and those of the departments below', async () => {
    const orgRoot = await department('operations');

    expect((await people({ orgRoot })).sort()).toEqual(['黃志強', '林小美', '周柏翰', '陳大文'].sort());
    expect(await people({ orgRoot, belowRoot: 'false' })).toEqual(['黃志強']);
    expect(await people({ orgRoot: '-' })).toEqual([]);
  });

  test('of roles contains people with one of them', async () => {
    expect((await people({ roles: 'finance,general-manager' })).sort()).toEqual(['吳靜怡', '蔡佩君', '王建國'].sort());
    const page = await employee.call(departmentListUser, { deptId: await department('finance'), roles: 'finance' });
    expect(page.items).toHaveLength(2);
  });

  test('of levels shows the departments between pickable ones, and nothing above', async () => {
    expect(await tree({ levels: '2' })).toEqual(['營運處', '財務部', '資訊部']);
    expect(await tree({ levels: '3-' })).toEqual(['業務部']);
  });

  test('of a root shows the root only if it can be picked', async () => {
    const orgRoot = await department('operations');

    expect(await tree({ orgRoot })).toEqual(['業務部']);
    expect(await tree({ orgRoot, rootPickable: 'true' })).toEqual(['營運處', '業務部']);
  });

  test('of the own part contains the departments below the own one', async () => {
    const head = await server.signIn('head');

    expect((await head.call(departmentTree, { ownOnly: 'true' })).map(({ name }) => name)).toEqual(['營運處', '業務部']);
    expect(await people({ ownOnly: 'true', keyword: '黃志強' })).toEqual([]);
  });
});

test('the tree is read level by level', async () => {
  const top = await employee.call(departmentTree, { parentId: 'top' });

  expect(top).toMatchObject([{ name: '墨川國際貿易', hasChildren: true, pickable: true }]);
  expect(await tree({ parentId: top[0]!.id })).toEqual(['營運處', '財務部', '資訊部']);
  expect(await employee.call(departmentTree, { parentId: await department('sales') })).toEqual([]);
});

test('levels and roles of the organisation', async () => {
  expect(await employee.call(departmentLevels, {})).toEqual([
    { level: 1, departments: 1 },
    { level: 2, departments: 3 },
    { level: 3, departments: 1 },
  ]);
  const roles = await employee.call(roleTree, {});
  expect(roles.find(({ code }) => code === 'finance')?.children.map(({ name }) => name)).toEqual(['吳靜怡', '蔡佩君']);
});

test('names of what conditions name by id, account or code', async () => {
  const [gm, sales] = [await person('gm'), await department('sales')];

  const named = await employee.call(unitNames, { texts: [gm, sales, 'GM', 'sales', 'nobody'].join(';') });

  expect(new Map(named.map(({ text, id, unitType }) => [text, [id, unitType]]))).toEqual(
    new Map([
      [gm, [gm, 3]],
      [sales, [sales, 1]],
      ['GM', [gm, 3]],
      ['sales', [sales, 1]],
    ]),
  );
  expect(named.every(({ name }) => name !== '')).toBe(true);
});

describe('recently picked units', () => {
  const names = async (who: TestPerson, input: CallInput<typeof pickList> = {}) =>
    (await who.call(pickList, input)).map(({ name }) => name);

  test('are private and listed latest first within the scope', async () => {
    const finance = await department('finance');
    await employee.call(keepPicked, { units: [{ id: await person('gm'), unitType: 3 }] });
    await employee.call(keepPicked, { units: [{ id: finance, unitType: 1 }] });
    await employee.call(keepPicked, { units: [{ id: await person('finance1'), unitType: 3 }] });

    expect(await names(employee)).toEqual(['吳靜怡', '財務部', '王建國']);
    expect(await names(employee, { unitType: '3', orgRoot: finance })).toEqual(['吳靜怡']);
    expect(await names(await server.signIn('gm'))).toEqual([]);
  });

  test('are limited to the latest twenty of a type, without people who are gone', async () => {
    const manager = await server.signIn('manager');
    const gone = Array.from({ length: 30 }, (_, index) => ({
      id: `01980000-0000-7000-8000-0000000002${String(index).padStart(2, '0')}`,
      unitType: 3 as const,
    }));

    await manager.call(keepPicked, { units: gone });

    const kept = await server.db.selectFrom('recent_units').select('unit_id').where('person_id', '=', manager.id).execute();
    expect(kept).toHaveLength(20);
    expect(await names(manager)).toEqual([]);
  });
});

test('somebody in two departments acts for the one they choose', async () => {
  const deputy = await server.signIn('deputy');
  const it = await department('it');
  await server.db.insertInto('memberships').values({ person_id: deputy.id, department_id: it, sort: 1 }).execute();
  const before = await deputy.call(userInfo, {});

  const after = await deputy.call(updateCurrentDept, { deptId: it });
  const refused = await deputy.refused(updateCurrentDept, { deptId: await department('finance') });

  expect(before.departmentName).toBe('業務部');
  expect(after.departmentName).toBe('資訊部');
  expect(await deputy.call(userInfo, {})).toMatchObject({ departmentName: '資訊部' });
  expect(refused.code).toBe('not-allowed');
});

test('the acting department is also chosen at the shorter path, by the same rule', async () => {
  const deputy = await server.signIn('deputy');
  const sales = await department('sales');

  const after = await deputy.call(updateOrganizationCurrentDept, { deptId: sales });
  const refused = await deputy.refused(updateOrganizationCurrentDept, { deptId: await department('finance') });
  const stranger = await server.stranger.refused(updateOrganizationCurrentDept, { deptId: sales });

  expect(after.departmentName).toBe('業務部');
  expect(refused.code).toBe('not-allowed');
  expect(stranger.status).toBe(401);
});

test('without a chat provider creating a group is refused with that reason', async () => {
  const refused = await employee.refused(createChatGroup, { name: 'x', userIds: [employee.id] });

  expect(refused).toMatchObject({
    code: 'chat-not-configured',
    status: 422,
    errmsg: 'No chat provider is configured, so no group can be created',
  });
});
