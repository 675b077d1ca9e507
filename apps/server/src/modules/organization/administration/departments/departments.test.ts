import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  changeDepartment,
  closeDepartment,
  createDepartment,
  departmentImpact,
  departmentTree,
  listManagedDepartments,
  mergeDepartments,
  moveDepartment,
  reopenDepartment,
  type ManagedDepartment,
} from '@inkstone/api';
import { createTestServer, type TestPerson, type TestServer } from '../../../../testing/test-server.ts';
import { directory } from '../../index.ts';

let server: TestServer;
let admin: TestPerson;
beforeEach(async () => {
  server = await createTestServer();
  admin = await server.signIn('admin');
});
afterEach(() => server.close());

const person = async (account: string) => (await directory(server.db).personByAccount(account))!.id;
const all = () => admin.call(listManagedDepartments, {});
const find = async (code: string): Promise<ManagedDepartment> => (await all()).find((each) => each.code === code)!;
const seen = async (code: string) => {
  const { id, revision } = await find(code);
  return { id, revision };
};
const codesOf = (refusal: { issues?: { code: string; path: string }[] | undefined }) =>
  refusal.issues?.map(({ code, path }) => `${path} ${code}`);

describe('departments', () => {
  test('one is created below another with its names, managers and deputies, and is the last one there', async () => {
    const { id: parentId } = await seen('operations');
    const [manager, deputy] = [await person('employee'), await person('finance1')];

    await admin.call(createDepartment, {
      code: 'export',
      name: '外銷組',
      name_i18n: { en: 'Exports', zh: '' },
      parentId,
      managers: [manager],
      deputies: [deputy],
    });

    expect(await find('export')).toMatchObject({
      name: '外銷組',
      name_i18n: { en: 'Exports' },
      parentId,
      managers: [{ id: manager }],
      deputies: [{ id: deputy }],
    });
    expect((await all()).filter((each) => each.parentId === parentId).at(-1)!.code).toBe('export');
    expect((await admin.call(departmentTree, { keyword: 'waixiao' })).map(({ name }) => name)).toEqual(['外銷組']);
  });

  test('all issues of a new department are answered at once and nothing is written', async () => {
    const left = await person('deputy');
    await server.db.updateTable('people').set({ active: false }).where('id', '=', left).execute();
    const before = await all();

    const refused = await admin.refused(
      createDepartment,
      { code: 'sales', name: 'X', parentId: admin.id, managers: [left, admin.id], deputies: [admin.id] },
      { locale: 'zh' },
    );

    expect(refused).toMatchObject({ status: 422, code: 'organization-invalid' });
    expect(codesOf(refused)).toEqual([
      'code department-code-taken',
      'parentId department-unknown',
      'managers.0 person-inactive',
      'deputies.0 named-twice',
    ]);
    expect(refused.issues!.map(({ message }) => message)[2]).toBe('周柏翰已停用或離職');
    expect(await all()).toEqual(before);
  });

  test('the first active manager leads a department, without one the first active deputy', async () => {
    const [manager, employee, deputy] = [await person('manager'), await person('employee'), await person('deputy')];
    const sales = await seen('sales');
    await admin.call(changeDepartment, { ...sales, managers: [manager, employee], deputies: [deputy] });
    const leader = () => directory(server.db).departmentManager(sales.id);
    const disable = (id: string) => server.db.updateTable('people').set({ active: false }).where('id', '=', id).execute();

    expect(await leader()).toBe(manager);
    await disable(manager);
    expect(await leader()).toBe(employee);
    await disable(employee);
    expect(await leader()).toBe(deputy);
    expect((await admin.call(departmentTree, {})).find((each) => each.id === sales.id)!.managerId).toBe(deputy);
    await disable(deputy);
    expect(await leader()).toBeNull();
  });

  test('a department moves with everything below it to its place; a cycle is refused', async () => {
    const [operations, sales, finance] = [await seen('operations'), await seen('sales'), await seen('finance')];

    await admin.call(moveDepartment, { ...operations, parentId: finance.id });

    expect((await find('operations')).parentId).toBe(finance.id);
    expect((await find('sales')).parentId).toBe(operations.id);
    expect(codesOf(await admin.refused(moveDepartment, { ...finance, parentId: sales.id }))).toEqual(['parentId department-cycle']);
    expect(codesOf(await admin.refused(moveDepartment, { ...finance, parentId: finance.id }))).toEqual(['parentId department-cycle']);
  });

  test('the order of siblings is changed by naming the one that follows', async () => {
    const parentId = (await find('finance')).parentId;
    const order = async () => (await all()).filter((each) => each.parentId === parentId).map(({ code }) => code);
    const [first] = await order();
    const [last, before] = [(await order()).at(-1)!, await seen(first!)];

    await admin.call(moveDepartment, { ...(await seen(last)), parentId, beforeId: before.id });

    expect((await order()).slice(0, 2)).toEqual([last, first]);
    const elsewhere = await seen('sales');
    expect(codesOf(await admin.refused(moveDepartment, { ...(await seen(last)), parentId, beforeId: elsewhere.id }))).toEqual([
      'beforeId sibling-unknown',
    ]);
  });

  test('one with people or open departments is not closed; a closed one is offered no more and can be opened again', async () => {
    const refused = await admin.refused(closeDepartment, await seen('operations'));
    expect(codesOf(refused)).toEqual(['id department-has-people', 'id department-has-departments']);
    expect(refused.issues![0]!.message).toContain('1 active person;');
    const { id } = await admin.call(createDepartment, { code: 'empty', name: '空組', parentId: null });
    const offered = async () => (await admin.call(departmentTree, {})).some((each) => each.id === id);

    const closed = await admin.call(closeDepartment, { id, revision: 1 });
    expect(await offered()).toBe(false);
    expect((await find('empty')).isClosed).toBe(true);

    await admin.call(reopenDepartment, closed);
    expect(await offered()).toBe(true);
  });

  test('merging moves people, departments and application roles, and closes what is empty then', async () => {
    const [operations, finance] = [await seen('operations'), await seen('finance')];
    const head = await person('head');

    const refused = await admin.refused(mergeDepartments, { ...operations, intoId: (await seen('sales')).id });
    await admin.call(mergeDepartments, { ...operations, intoId: finance.id });

    expect(codesOf(refused)).toEqual(['intoId merge-self']);
    expect((await directory(server.db).departmentsOf(head)).map(({ code }) => code)).toEqual(['finance']);
    expect((await find('sales')).parentId).toBe(finance.id);
    expect(await find('operations')).toMatchObject({ isClosed: true, peopleCount: 0, managers: [] });
  });

  test('merging does not move people whose departments another source maintains', async () => {
    const [sales, finance] = [await seen('sales'), await seen('finance')];
    await server.db
      .updateTable('people')
      .set({ field_sources: JSON.stringify({ departmentIds: 'ldap' }) })
      .where('account', '=', 'employee')
      .execute();

    const refused = await admin.refused(mergeDepartments, { ...sales, intoId: finance.id });

    expect(codesOf(refused)).toEqual(['id departments-owned']);
    expect(refused.issues![0]!.message).toBe('The departments of 林小美 are maintained by "ldap" and cannot be changed here');
    expect((await find('sales')).peopleCount).toBe(3);
  });

  test('a member of both departments keeps the better place when they are merged', async () => {
    const [sales, finance] = [await seen('sales'), await seen('finance')];
    const employee = await person('employee');
    await server.db.insertInto('memberships').values({ person_id: employee, department_id: finance.id, sort: 1 }).execute();

    await admin.call(mergeDepartments, { ...sales, intoId: finance.id });

    const { rows } = await server.db
      .selectFrom('memberships')
      .select(['department_id', 'sort'])
      .where('person_id', '=', employee)
      .execute()
      .then((found) => ({ rows: found }));
    expect(rows).toEqual([{ department_id: finance.id, sort: 0 }]);
  });

  test('somebody who has seen an older state does not overwrite a change', async () => {
    const sales = await seen('sales');
    await admin.call(changeDepartment, { ...sales, name: '業務一部' });

    const refused = await admin.refused(changeDepartment, { ...sales, name: '業務二部' });

    expect(refused).toMatchObject({ status: 409, code: 'conflict' });
    expect((await find('sales')).name).toBe('業務一部');
  });

  test('two simultaneous moves do not add up to a cycle', async () => {
    const [sales, finance] = [await seen('sales'), await seen('finance')];

    const answers = await Promise.all([
      admin.send(moveDepartment, { ...sales, parentId: finance.id }),
      admin.send(moveDepartment, { ...finance, parentId: sales.id }),
    ]);

    expect(answers.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 422]);
  });

  test('a repeated request creates nothing anew', async () => {
    const key = crypto.randomUUID();
    const input = { code: 'once', name: '一次', parentId: null };

    const first = await admin.call(createDepartment, input, { key });
    const second = await admin.call(createDepartment, input, { key });

    expect(second).toEqual(first);
    expect((await all()).filter(({ code }) => code === 'once')).toHaveLength(1);
  });

  test('what depends on a department counts those below it', async () => {
    const operations = await find('operations');

    const impact = await admin.call(departmentImpact, { id: operations.id });

    expect(impact).toMatchObject({ departments: 2, people: 4 });
  });
});
