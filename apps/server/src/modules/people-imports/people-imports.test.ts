import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  applyPeopleImport,
  cancelPeopleImport,
  changePerson,
  checkPeopleImport,
  getManagedPerson,
  getPeopleImport,
  inviteImportedPeople,
  listManagedDepartments,
  listManagedPeople,
  organizationOnDay,
  type Call,
} from '@inkstone/api';
import { sql } from 'kysely';
import { directory } from '../organization/index.ts';
import { peopleImportsModule } from './index.ts';
import { HeldWriter } from './testing/held-writer.ts';
import { PeopleScene } from './testing/people-scene.ts';

let scene: PeopleScene;
beforeEach(async () => {
  scene = await PeopleScene.open();
});
afterEach(() => scene.close());

const id = async (account: string) => (await directory(scene.server.db).personByAccount(account))!.id;
const person = async (account: string) => scene.admin.call(getManagedPerson, { id: await id(account) });
const accounts = async () =>
  (await scene.admin.call(listManagedPeople, { state: 'all', size: 100 })).items.map(({ account }) => account).toSorted();

const headings = ['帳號', '姓名', '主要部門'];

describe('a file of people', () => {
  test('is compared cell by cell, and nothing is written', async () => {
    const before = await accounts();

    const found = await scene.upload(
      ['Account', 'Name', 'Email', 'Main department', 'Remarks'],
      ['employee', '林小美', 'mei@example.com', '墨川國際貿易/營運處/業務部', 'x'],
      ['deputy', '周柏翰', '', '業務部', null],
      ['newcomer', '新人', null, 'it', null],
    );

    expect(found).toMatchObject({
      state: 'checked',
      counts: { new: 1, changed: 1, unchanged: 1, issue: 0 },
      total: 2,
      ignoredColumns: ['Remarks'],
    });
    expect(await scene.rows(found.importId)).toMatchObject([
      {
        line: 2,
        state: 'changed',
        cells: { account: { state: 'unchanged' }, email: { state: 'changed', value: 'mei@example.com', before: '' } },
      },
      { line: 3, state: 'unchanged', cells: { email: { state: 'unchanged' } } },
      { line: 4, state: 'new', cells: { department: { state: 'new', value: '墨川國際貿易/資訊部' } } },
    ]);
    expect((await scene.rows(found.importId, 'changes')).map(({ line }) => line)).toEqual([2, 4]);
    expect(await accounts()).toEqual(before);
  });

  test('is written with all columns; people who are not in it, and what it does not say, stay', async () => {
    await scene.server.db.updateTable('people').set({ phone: '123' }).where('account', '=', 'employee').execute();

    const done = await scene.import(
      [
        '帳號',
        '姓名',
        '英文姓名',
        '工號',
        '電子郵件',
        '電話',
        '主要部門',
        '其他部門',
        '職稱',
        '英文職稱',
        '直屬主管',
        '到職日',
        '離職日',
        '在職',
      ],
      [
        'boss',
        '新主管',
        'New Boss',
        'N1',
        'boss@example.com',
        '0912',
        '財務部',
        '資訊部; sales',
        '經理',
        'Manager',
        'gm',
        '115/1/5',
        '',
        '是',
      ],
      ['report', '新部屬', '', 'N2', '', '', '業務部', '', '專員', '', 'N1', '2026年2月3日', '', ''],
      ['gone', '離開者', '', '', '', '', '業務部', '', '', '', 'boss', '20250101', '2026-10-31', ''],
      ['employee', '', '', 'N3', '', '', '', '資訊部', '', '', 'boss', '', '', ''],
    );

    expect(done).toMatchObject({ state: 'done', done: 4, counts: { new: 3, changed: 1 } });
    expect(await person('boss')).toMatchObject({
      name: '新主管',
      name_i18n: { en: 'New Boss' },
      employeeNumber: 'N1',
      email: 'boss@example.com',
      phone: '0912',
      departments: [{ name: '財務部' }, { name: '資訊部' }, { name: '業務部' }],
      title: { zh: '經理', en: 'Manager' },
      manager: { name: '王建國' },
      enteredOn: '2026-01-05',
      leftOn: null,
      active: true,
    });
    expect(await person('report')).toMatchObject({
      manager: { name: '新主管' },
      title: { zh: '專員', en: '專員' },
      enteredOn: '2026-02-03',
    });
    expect(await person('gone')).toMatchObject({ active: false, leftOn: '2026-10-31', enteredOn: '2025-01-01' });
    expect(await person('employee')).toMatchObject({
      name: '林小美',
      phone: '123',
      employeeNumber: 'N3',
      departments: [{ name: '業務部' }, { name: '資訊部' }],
      manager: { name: '新主管' },
      revision: 2,
    });
    expect(await accounts()).toContain('head');
    expect((await scene.admin.call(listManagedPeople, { keyword: 'xzg' })).items.map(({ account }) => account)).toEqual(['boss']);
  });

  test('finds people by account, otherwise by employee number, in any letter case', async () => {
    await scene.import(['帳號', '員工編號'], ['EMPLOYEE', 'E-1']);

    await scene.import(['Employee number', 'Account', 'Position'], ['e-1', 'mei.lin', '副理']);

    expect(await person('mei.lin')).toMatchObject({ name: '林小美', employeeNumber: 'E-1', title: { zh: '副理', en: 'Sales' } });
  });

  test('names row and column of all issues at once, and cannot be imported', async () => {
    const found = await scene.upload(
      ['帳號', '姓名', '電子郵件', '主要部門', '直屬主管', '到職日', '離職日', '在職'],
      ['bad account', '甲', 'no mail', '不存在的部門', 'nobody', '2026-02-30', '2027-01-01', 'perhaps'],
      ['', '', '', '', '', '', '', '是'],
      ['one', '乙', 'same@example.com', '業務部', 'two', '', '', ''],
      ['two', '丙', 'SAME@example.com', '業務部', 'one', '', '', ''],
      ['one', '丁', '', '業務部', '', '', '', ''],
      ['admin', '', '', '', '', '', '2026-11-01', '是'],
      ['employee', '', '', '', '', '2026-11-20', '2026-11-01', ''],
      ['three', '戊', '', '業務部', 'four', '', '', ''],
      ['four', '己', '', '業務部', 'three', '', '', ''],
    );

    expect(await scene.issues(found.importId)).toEqual([
      '2 帳號: An account consists of letters, digits and . _ @ + -, starts with a letter or digit, and has at most 64 characters',
      '2 電子郵件: "no mail" is not an email address',
      '2 到職日: "2026-02-30" is not a date; write it as 2026-11-23',
      '2 在職: Write "yes" or "no" instead of "perhaps"',
      '2 主要部門: Department "不存在的部門" not found',
      '2 直屬主管: No one has the account or employee number "nobody"',
      '3 帳號: An account or an employee number is required',
      '3 帳號: This field is required',
      '3 姓名: This field is required',
      '3 主要部門: This field is required',
      '4 帳號: "one" is already used in row 6',
      '4 電子郵件: "same@example.com" is already used in row 5',
      '5 電子郵件: "SAME@example.com" is already used in row 4',
      '6 帳號: "one" is already used in row 4',
      '7 在職: Someone who has left is not active: write "no"',
      '8 離職日: The leaving date cannot be before the entry date',
      '9 直屬主管: 己 cannot be the direct manager, because this person is among the managers of 己',
      '10 直屬主管: 戊 cannot be the direct manager, because this person is among the managers of 戊',
    ]);
    expect((await scene.admin.refused(applyPeopleImport, { importId: found.importId })).code).toBe('people-import-has-issues');
  });

  test('cannot let the last administrator leave, nor name a manager who leaves by it', async () => {
    const found = await scene.upload(
      ['Account', 'Leaving date', 'Direct manager'],
      ['admin', '2026-11-01', ''],
      ['manager', '2026-11-01', ''],
      ['employee', '', 'manager'],
    );

    expect(await scene.issues(found.importId)).toEqual([
      '2 Leaving date: 系統管理員 is the last administrator',
      '4 Direct manager: 陳大文 is disabled or has left',
    ]);
  });

  test('respects fields that another source owns', async () => {
    await sql`update people set field_sources = '{"email": "LDAP"}', email = 'a@example.com' where account = 'employee'`.execute(
      scene.server.db,
    );

    const same = await scene.upload(['Account', 'Mail'], ['employee', 'a@example.com']);
    const other = await scene.upload(['Account', 'Mail'], ['employee', 'b@example.com']);

    expect(await scene.issues(same.importId)).toEqual([]);
    expect(await scene.issues(other.importId)).toEqual(['2 Mail: This field is maintained by "LDAP" and cannot be changed here']);
  });

  test('may pass accounts, numbers and mail addresses from one person to another', async () => {
    await scene.import(['帳號', '員工編號', '電子郵件'], ['employee', '1', 'a@example.com'], ['deputy', '2', 'b@example.com']);

    const done = await scene.import(['員工編號', '帳號', '電子郵件'], ['1', 'lin', 'b@example.com'], ['2', 'zhou', 'a@example.com']);
    const passed = await scene.import(['帳號', '員工編號'], ['lin', '2'], ['zhou', '1']);

    expect([done.state, passed.state]).toEqual(['done', 'done']);
    expect(await person('lin')).toMatchObject({ employeeNumber: '2', email: 'b@example.com' });
    expect(await person('zhou')).toMatchObject({ employeeNumber: '1', email: 'a@example.com' });
  });

  test('clears empty cells only when asked to', async () => {
    await scene.import(['帳號', '電話', '員工編號'], ['employee', '0912', 'E1']);
    const { importId, counts } = await scene.upload(['帳號', '電話', '員工編號', '姓名'], ['employee', '', '', '']);

    const cleared = await scene.admin.call(checkPeopleImport, { importId, createDepartments: false, clearEmpty: true });
    await scene.apply(cleared);

    expect([counts.changed, cleared.counts.changed]).toEqual([0, 1]);
    expect(await person('employee')).toMatchObject({ phone: null, employeeNumber: null, name: '林小美', title: { en: 'Sales' } });
  });

  test('a leaving date after today leaves the person active', async () => {
    await scene.import(['帳號', '離職日'], ['manager', '2099-12-31']);

    expect(await person('manager')).toMatchObject({ active: true, leftOn: '2099-12-31' });
  });

  test('disables people and enables them again', async () => {
    await scene.import(['帳號', '離職日'], ['employee', '2026-11-01']);
    expect(await person('employee')).toMatchObject({ active: false, leftOn: '2026-11-01' });

    const found = await scene.upload(['Account', 'Active'], ['employee', 'yes']);
    await scene.apply(found);

    expect((await scene.rows(found.importId))[0]!.cells).toMatchObject({
      active: { before: 'No', value: 'Yes' },
      leftOn: { before: '2026-11-01', value: '' },
    });
    expect(await person('employee')).toMatchObject({ active: true, leftOn: null });
  });
});

describe('departments of a file', () => {
  test('that do not exist are created along their path when asked to, each once', async () => {
    const { importId, counts } = await scene.upload(
      headings,
      ['a', '甲', '墨川國際貿易/行政部/總務組'],
      ['b', '乙', '行政部/人資組'],
      ['c', '丙', '總務組'],
    );

    const checked = await scene.admin.call(checkPeopleImport, { importId, createDepartments: true, clearEmpty: false });
    await scene.apply(checked);

    expect(counts.issue).toBe(3);
    expect(checked.newDepartments).toEqual(['墨川國際貿易/行政部', '墨川國際貿易/行政部/總務組', '墨川國際貿易/行政部/人資組']);
    const departments = await scene.admin.call(listManagedDepartments, {});
    const created = departments.filter(({ name }) => ['行政部', '總務組', '人資組'].includes(name));
    expect(created.map(({ code, peopleCount }) => [code, peopleCount])).toEqual([
      ['行政部', 0],
      ['總務組', 2],
      ['人資組', 1],
    ]);
  });

  test('are named by code or path where a name is ambiguous, and cannot be joined when closed', async () => {
    const { db } = scene.server;
    const it = await directory(db).departmentByCode('it');
    await db
      .insertInto('departments')
      .values([
        { id: randomUUID(), code: 'it-sales', name: '業務部', parent_id: it!.id },
        { id: randomUUID(), code: 'old', name: '舊部門', parent_id: null, closed_at: new Date() },
      ])
      .execute();

    const found = await scene.upload(
      headings,
      ['a', '甲', '業務部'],
      ['b', '乙', '資訊部/業務部'],
      ['c', '丙', 'IT-SALES'],
      ['d', '丁', '舊部門'],
    );

    expect(await scene.issues(found.importId)).toEqual([
      '2 主要部門: There are several departments "業務部"; enter the full path or the code',
      '5 主要部門: The department "舊部門" is closed',
    ]);
  });
});

describe('an import', () => {
  test('that is repeated, or run twice, changes nothing further', async () => {
    const found = await scene.upload(headings, ['a', '甲', '業務部']);
    const key = randomUUID();
    await scene.admin.call(applyPeopleImport, { importId: found.importId }, { key });
    await scene.admin.call(applyPeopleImport, { importId: found.importId }, { key });

    await Promise.all([scene.work(found.importId), scene.work(found.importId)]);
    await scene.work(found.importId);

    expect((await person('a')).revision).toBe(1);
    expect((await scene.admin.refused(applyPeopleImport, { importId: found.importId })).code).toBe('people-import-not-ready');
    const again = await scene.upload(headings, ['a', '甲', '業務部']);
    expect(again.counts).toMatchObject({ unchanged: 1, new: 0 });
    expect((await scene.admin.refused(applyPeopleImport, { importId: again.importId })).code).toBe('people-import-no-changes');
  });

  test('whose people have been changed by others since is shown again before anything is written', async () => {
    const found = await scene.upload(['帳號', '姓名'], ['employee', '林大美'], ['deputy', '周大翰']);
    const { id: personId, revision } = await person('employee');
    await scene.admin.call(changePerson, { id: personId, revision, name: '林中美' });

    const outdated = await scene.apply(found);

    expect(outdated).toMatchObject({ state: 'checked', problem: expect.stringContaining('has changed since the check') });
    expect([(await person('employee')).name, (await person('deputy')).name]).toEqual(['林中美', '周柏翰']);
    expect((await scene.rows(found.importId))[0]!.cells.name).toMatchObject({ before: '林中美', value: '林大美' });
    expect(await scene.apply(outdated)).toMatchObject({ state: 'done', problem: null });
    expect((await person('employee')).name).toBe('林大美');
  });

  test('that is cancelled before it runs writes nothing', async () => {
    const found = await scene.upload(headings, ['a', '甲', '業務部']);
    await scene.admin.call(applyPeopleImport, { importId: found.importId });

    expect(await scene.admin.call(cancelPeopleImport, { importId: found.importId })).toBe(true);
    await scene.work(found.importId);

    expect(await accounts()).not.toContain('a');
    expect((await scene.admin.call(getPeopleImport, { importId: found.importId })).state).toBe('cancelled');
    expect(await scene.admin.call(cancelPeopleImport, { importId: found.importId })).toBe(false);
  });

  test('that is cancelled in the middle of writing leaves nothing', async () => {
    const { importId } = await scene.upload(headings, ['a', '甲', '業務部'], ['b', '乙', '業務部']);
    await scene.admin.call(applyPeopleImport, { importId });
    const writer = await HeldWriter.at(scene.server, 'b');
    const running = scene.work(importId);
    await writer.isReached();

    expect(await scene.admin.call(cancelPeopleImport, { importId })).toBe(true);
    await writer.release();
    await running;

    expect((await accounts()).filter((account) => ['a', 'b'].includes(account))).toEqual([]);
    expect((await scene.admin.call(getPeopleImport, { importId })).state).toBe('cancelled');
  });

  test('whose connection is lost in the middle of writing leaves nothing, and is written by the next run', async () => {
    const { importId } = await scene.upload(headings, ['a', '甲', '業務部'], ['b', '乙', '業務部']);
    await scene.admin.call(applyPeopleImport, { importId });
    const writer = await HeldWriter.at(scene.server, 'b');
    const running = scene.work(importId).then(
      () => 'ended',
      () => 'failed',
    );
    await writer.isReached();

    await writer.disconnect();
    expect(await running).toBe('failed');
    expect((await accounts()).filter((account) => ['a', 'b'].includes(account))).toEqual([]);
    await writer.release();
    await scene.work(importId);

    expect((await accounts()).filter((account) => ['a', 'b'].includes(account)).sort()).toEqual(['a', 'b']);
    expect((await scene.admin.call(getPeopleImport, { importId })).state).toBe('done');
  });

  test('writes the dated history', async () => {
    await scene.import(['帳號', '主要部門', '直屬主管'], ['employee', '資訊部', 'tech']);

    const day = await scene.admin.call(organizationOnDay, { personId: await id('employee'), day: '2099-01-01' });

    expect(JSON.stringify(day)).toContain('資訊部');
    expect(JSON.stringify(day)).toContain('鄭雅婷');
  });

  test('is seen by its administrator only', async () => {
    const found = await scene.upload(headings, ['a', '甲', '業務部']);
    await scene.server.db.updateTable('people').set({ is_admin: true }).where('account', '=', 'tech').execute();
    const other = await scene.server.signIn('tech');

    expect((await other.refused(getPeopleImport, { importId: found.importId })).code).toBe('not-found');
    expect((await other.refused(applyPeopleImport, { importId: found.importId })).code).toBe('not-found');
  });

  test('offers to invite its new people who have a mail address, once mail is configured', async () => {
    const done = await scene.import([...headings, '電子郵件'], ['a', '甲', '業務部', 'a@example.com'], ['b', '乙', '業務部', '']);

    expect(done.invitable).toBe(1);
    expect((await scene.admin.refused(inviteImportedPeople, { importId: done.importId })).code).toBe('mail-not-configured');
  });
});

describe.each(peopleImportsModule.endpoints.map(({ call }): [string, Call] => [call.path, call]))('%s', (_path, call) => {
  test('is open to administrators only', async () => {
    const participant = await scene.server.signIn('employee');

    const answers = [await scene.server.stranger.send(call, {}), await participant.send(call, {})];

    expect(answers.map(({ status }) => status)).toEqual([401, 403]);
  });
});
