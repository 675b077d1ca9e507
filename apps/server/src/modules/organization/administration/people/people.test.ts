import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  changeOwnMail,
  changePeople,
  changePerson,
  createPerson,
  getManagedPerson,
  letPersonLeave,
  listManagedPeople,
  listOrganizationIssues,
  organizationOnDay,
  setPersonActive,
  userInfo,
  type CallInput,
} from '@inkstone/api';
import { createTestServer, type TestPerson, type TestServer } from '../../../../testing/test-server.ts';
import { directory } from '../../index.ts';

const today = new Date('2026-11-23T04:00:00Z');

let server: TestServer;
let admin: TestPerson;
beforeEach(async () => {
  server = await createTestServer({ now: () => today });
  admin = await server.signIn('admin');
});
afterEach(() => server.close());

const id = async (account: string) => (await directory(server.db).personByAccount(account))!.id;
const department = async (code: string) => (await directory(server.db).departmentByCode(code))!.id;
const seen = async (account: string) => {
  const { id: personId, revision } = await admin.call(getManagedPerson, { id: await id(account) });
  return { id: personId, revision };
};
const codesOf = (refusal: { issues?: { code: string; path: string }[] | undefined }) =>
  refusal.issues?.map(({ code, path }) => `${path} ${code}`);
const newPerson = async (more: Partial<CallInput<typeof createPerson>> = {}) => ({
  account: 'yongqing',
  name: '曾詠晴',
  departmentIds: [await department('sales')],
  ...more,
});

describe('people', () => {
  test('somebody is created with all that is known of them, and found by name, pinyin, account, number and mail', async () => {
    const [manager, finance] = [await id('manager'), await department('finance')];
    const input = await newPerson({
      name_i18n: { en: 'Yung-ching Tseng' },
      title: { zh: '專員', en: 'Specialist' },
      employeeNumber: 'E-0042',
      email: 'yongqing@example.com',
      phone: '+886 2 1234 5678',
      managerId: manager,
      enteredOn: '2026-12-01',
    });

    const { id: personId } = await admin.call(createPerson, { ...input, departmentIds: [...input.departmentIds, finance] });

    expect(await admin.call(getManagedPerson, { id: personId })).toMatchObject({
      account: 'yongqing',
      name_i18n: { en: 'Yung-ching Tseng' },
      title: { zh: '專員', en: 'Specialist' },
      employeeNumber: 'E-0042',
      email: 'yongqing@example.com',
      manager: { id: manager },
      departments: [{ id: input.departmentIds[0] }, { id: finance }],
      enteredOn: '2026-12-01',
      active: true,
    });
    for (const keyword of ['詠晴', 'yongq', 'zyq', 'e-0042', 'YONGQING@example']) {
      expect(
        (await admin.call(listManagedPeople, { keyword })).items.map(({ account }) => account),
        keyword,
      ).toEqual(['yongqing']);
    }
  });

  test('all issues are answered at once: account, number and mail of others in any letter case, unknown manager and department', async () => {
    await admin.call(createPerson, await newPerson({ employeeNumber: 'E-1', email: 'a@example.com' }));
    const wrong = await newPerson({
      account: 'YONGQING',
      employeeNumber: 'e-1',
      email: 'A@Example.com',
      managerId: await department('sales'),
      departmentIds: [admin.id],
    });

    const refused = await admin.refused(createPerson, wrong);

    expect(codesOf(refused)).toEqual([
      'account account-taken',
      'email email-taken',
      'employeeNumber employee-number-taken',
      'managerId person-unknown',
      'departmentIds.0 department-unknown',
    ]);
    expect(refused.issues![1]!.message).toBe('The email address "A@Example.com" already belongs to 曾詠晴');
    expect((await admin.call(listManagedPeople, { keyword: '詠晴' })).total).toBe(1);
  });

  test('the direct manager comes before the manager of the department, and theirs follows', async () => {
    const [head, gm] = [await id('head'), await id('gm')];
    const employee = await seen('employee');

    await admin.call(changePerson, { ...employee, managerId: head });

    expect(await directory(server.db).managerChain(employee.id, 5)).toEqual([head, gm]);
    await server.db.updateTable('people').set({ active: false }).where('id', '=', head).execute();
    expect(await directory(server.db).managerOf(employee.id)).toBe(await id('manager'));
  });

  test('a manager who left, oneself, and a circle of managers are refused', async () => {
    const [employee, deputy, left] = [await seen('employee'), await seen('deputy'), await id('finance1')];
    await server.db.updateTable('people').set({ active: false }).where('id', '=', left).execute();
    await admin.call(changePerson, { ...employee, managerId: deputy.id });
    const refused = async (person: { id: string; revision: number }, managerId: string) =>
      codesOf(await admin.refused(changePerson, { ...person, managerId }));

    expect(await refused(deputy, left)).toEqual(['managerId person-inactive']);
    expect(await refused(deputy, deputy.id)).toEqual(['managerId manager-self']);
    expect(await refused(deputy, employee.id)).toEqual(['managerId manager-cycle']);
  });

  test('a field that another source owns is not changed, the others are', async () => {
    const employee = await seen('employee');
    await server.db
      .updateTable('people')
      .set({ field_sources: JSON.stringify({ name: 'ldap', email: 'ldap' }), email: 'own@example.com' })
      .where('id', '=', employee.id)
      .execute();
    const self = await server.signIn('employee');

    expect(codesOf(await admin.refused(changePerson, { ...employee, name: '別名', phone: '1' }))).toEqual(['name field-owned']);
    await admin.call(changePerson, { ...employee, name: '林小美', phone: '1' });
    const mail = { email: 'other@example.com', password: 'inkstone' };
    expect(await self.refused(changeOwnMail, mail)).toMatchObject({ code: 'mail-owned' });
    expect((await admin.call(getManagedPerson, { id: employee.id })).phone).toBe('1');
  });

  test('nobody sets the mail address of somebody else as their own', async () => {
    const self = await server.signIn('employee');
    await admin.call(createPerson, await newPerson({ email: 'taken@example.com' }));

    const refused = await self.refused(changeOwnMail, { email: 'Taken@Example.com', password: 'inkstone' });

    expect(refused).toMatchObject({ status: 422, code: 'mail-taken' });
  });

  test('a mail address that several people have is reported until only one of them has it', async () => {
    await sql`update people set email = 'Office@example.com' where account = 'manager'`.execute(server.db);
    await sql`update people set email = 'office@example.com', shared_email = 'office@example.com' where account = 'employee'`.execute(
      server.db,
    );
    const reported = await admin.call(listOrganizationIssues, {});
    const self = await server.signIn('employee');

    const same = await self.send(changeOwnMail, { email: 'office@example.com', password: 'inkstone' });
    await admin.call(changePerson, { ...(await seen('employee')), email: 'own@example.com' });

    expect(reported).toMatchObject([{ kind: 'email-shared', people: [{ account: 'employee' }, { account: 'manager' }] }]);
    expect(reported[0]!.message).toContain('"Office@example.com"');
    expect(same.status).toBe(200);
    expect(await admin.call(listOrganizationIssues, {})).toEqual([]);
    const back = await admin.refused(changePerson, { ...(await seen('employee')), email: 'office@example.com' });
    expect(codesOf(back)).toEqual(['email email-taken']);
  });

  test('somebody who is still active days after their leaving date is reported', async () => {
    await server.db.updateTable('people').set({ left_on: '2026-11-21' }).where('account', '=', 'employee').execute();

    expect(await admin.call(listOrganizationIssues, {})).toMatchObject([{ kind: 'leave-overdue', people: [{ account: 'employee' }] }]);
  });

  test('the last administrator is neither disabled nor demoted, and does not leave', async () => {
    const self = await seen('admin');
    for (const account of ['tech']) await server.db.updateTable('people').set({ is_admin: false }).where('account', '=', account).execute();
    const leave = { ...self, leftOn: '2026-11-23' };

    expect(codesOf(await admin.refused(setPersonActive, { ...self, active: false }))).toEqual(['active last-administrator']);
    expect(codesOf(await admin.refused(changePerson, { ...self, isAdmin: false }))).toEqual(['isAdmin last-administrator']);
    expect(codesOf(await admin.refused(letPersonLeave, leave))).toEqual(['id last-administrator']);
    expect(codesOf(await admin.refused(changePeople, { people: [self], change: { active: false } }))).toEqual([
      'people.0.active last-administrator',
    ]);

    const { id: personId, revision } = await admin.call(createPerson, await newPerson({ isAdmin: true }));
    await admin.call(changePerson, { ...self, isAdmin: false });
    // Processes are notified of the change after its transaction.
    await expect.poll(async () => (await admin.send(changePerson, { id: personId, revision, isAdmin: false })).status).toBe(403);
  });

  test('two administrators who demote each other at the same time do not leave nobody', async () => {
    await server.db.updateTable('people').set({ is_admin: true }).where('account', '=', 'gm').execute();
    await server.db.updateTable('people').set({ is_admin: false }).where('account', '=', 'tech').execute();
    const [one, two] = [await seen('admin'), await seen('gm')];

    const answers = await Promise.all([
      admin.send(changePerson, { ...one, isAdmin: false }),
      admin.send(changePerson, { ...two, isAdmin: false }),
    ]);

    expect(answers.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 422]);
    expect(await directory(server.db).administrators()).toHaveLength(1);
  });

  test('a disabled person is refused at once and works again when enabled', async () => {
    const employee = await seen('employee');
    const self = await server.signIn('employee');

    const disabled = await admin.call(setPersonActive, { ...employee, active: false });

    await expect.poll(async () => (await self.send(userInfo, {})).status).toBe(401);
    expect((await admin.call(listManagedPeople, { keyword: 'employee', state: 'inactive' })).total).toBe(1);
    await admin.call(setPersonActive, { ...disabled, active: true });
    await expect.poll(async () => (await self.send(userInfo, {})).status).toBe(200);
  });

  test('people are listed apart by whether they are active, disabled or have left', async () => {
    await admin.call(setPersonActive, { ...(await seen('employee')), active: false });
    await admin.call(letPersonLeave, { ...(await seen('deputy')), leftOn: '2026-11-22' });

    const accountsIn = async (state: CallInput<typeof listManagedPeople>['state']) =>
      (await admin.call(listManagedPeople, { state, size: 100 })).items.map(({ account }) => account).sort();

    expect(await accountsIn('disabled')).toEqual(['employee']);
    expect(await accountsIn('left')).toEqual(['deputy']);
    expect(await accountsIn('inactive')).toEqual(['deputy', 'employee']);
    expect(await accountsIn('active')).not.toContain('deputy');
  });

  test('whoever leaves hands over what they manage; a successor who reported to them reports to their manager', async () => {
    const [manager, employee, head] = [await seen('manager'), await seen('employee'), await id('head')];
    await admin.call(changePerson, { ...manager, managerId: head });
    await admin.call(changePerson, { ...employee, managerId: manager.id });
    await admin.call(changePerson, { ...(await seen('deputy')), managerId: manager.id });
    const leaving = { ...(await seen('manager')), leftOn: '2026-11-22', successorId: employee.id, takesOverManagement: true };

    const answer = await admin.call(letPersonLeave, leaving);

    expect(answer).toMatchObject({ handOverId: null, openTasks: 0 });
    expect(await directory(server.db).departmentManager(await department('sales'))).toBe(employee.id);
    expect(await directory(server.db).managerOf(await id('deputy'))).toBe(employee.id);
    expect(await directory(server.db).managerOf(employee.id)).toBe(head);
    expect(await admin.call(getManagedPerson, { id: manager.id })).toMatchObject({ active: false, leftOn: '2026-11-22', isAdmin: false });
  });

  test('leaving is refused before the entry, and to a successor who cannot take over', async () => {
    const employee = await seen('employee');
    const changed = await admin.call(changePerson, { ...employee, enteredOn: '2026-11-10' });
    const refused = async (more: Partial<CallInput<typeof letPersonLeave>>) =>
      codesOf(await admin.refused(letPersonLeave, { ...changed, leftOn: '2026-11-23', ...more }));

    expect(await refused({ leftOn: '2026-11-09', takesOverManagement: true })).toEqual([
      'leftOn left-before-entry',
      'successorId successor-missing',
    ]);
    expect(await refused({ successorId: employee.id })).toEqual(['successorId successor-self']);
  });

  test('a change of many people is made for all or, with every issue named, for nobody', async () => {
    const people = [await seen('employee'), await seen('deputy')];
    const finance = await department('finance');

    const refused = await admin.refused(changePeople, { people, change: { managerId: people[0]!.id, departmentIds: [finance] } });
    await admin.call(changePeople, { people, change: { managerId: await id('finance1'), departmentIds: [finance] } });

    expect(codesOf(refused)).toEqual(['people.0.managerId manager-self']);
    for (const { id: personId } of people) {
      expect((await admin.call(getManagedPerson, { id: personId })).departments.map((each) => each.id)).toEqual([finance]);
    }
  });

  test('pages follow one another without a gap', async () => {
    const names: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await admin.call(listManagedPeople, { size: 3, ...(cursor && { cursor }) });
      names.push(...page.items.map(({ account }) => account));
      cursor = page.next ?? undefined;
    } while (cursor);

    const whole = await admin.call(listManagedPeople, { size: 100 });
    expect(names).toEqual(whole.items.map(({ account }) => account));
    expect(whole.total).toBe(names.length);
  });
});

describe('the history', () => {
  test('tells who had which department and manager on a day, whichever statement changed it', async () => {
    const [employee, sales, finance] = [await id('employee'), await department('sales'), await department('finance')];
    for (const table of ['person_periods', 'department_periods', 'membership_periods', 'department_leader_periods'] as const) {
      await server.db.updateTable(table).set({ started_at: '2020-01-01' }).execute();
    }
    // The change happens now, so the days before it differ from those after it.
    const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
    await server.db.updateTable('memberships').set({ department_id: finance }).where('person_id', '=', employee).execute();
    await server.db.updateTable('department_leaders').set({ person_id: employee }).where('department_id', '=', sales).execute();
    const onDay = (offset: number) => admin.call(organizationOnDay, { personId: employee, day: day(offset) });
    const managers = async (offset: number) =>
      (await admin.call(organizationOnDay, { departmentId: sales, day: day(offset) })).managers.map((each) => each.id);

    expect(await admin.refused(organizationOnDay, { personId: employee, day: '2019-12-31' })).toMatchObject({ code: 'not-found' });
    expect((await onDay(-2)).departments.map((each) => each.id)).toEqual([sales]);
    expect((await onDay(1)).departments.map((each) => each.id)).toEqual([finance]);
    expect(await managers(-2)).toEqual([await id('manager')]);
    expect(await managers(1)).toEqual([employee]);
  });

  test('somebody who stays keeps one period when the list of departments is written again', async () => {
    const employee = await seen('employee');
    const [sales, finance] = [await department('sales'), await department('finance')];

    await admin.call(changePerson, { ...employee, departmentIds: [sales, finance] });

    const periods = await server.db
      .selectFrom('membership_periods')
      .select(['department_id', 'ended_at'])
      .where('person_id', '=', employee.id)
      .orderBy('id')
      .execute();
    expect(periods).toEqual([
      { department_id: sales, ended_at: null },
      { department_id: finance, ended_at: null },
    ]);
  });
});
