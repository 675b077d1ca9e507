import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createRole, listManagedRoles, saveRoleGroups, sortRoles, type CallInput, type ManagedRole } from '@inkstone/api';
import { afterEach, expect, test } from 'vitest';
import { chooseLocale } from '../../../platform/i18n/locale-store.ts';
import { answer, answerOnRetry, refuse } from '../../../testing/answer.ts';
import { showPages, type Answers } from '../../../testing/show-pages.tsx';
import { OrganizationRolesPage } from './OrganizationRolesPage.tsx';

afterEach(cleanup);

const member = (name: string) => ({ id: name, name, active: true, departmentName: null, departments: [] });
const role = (id: string, name: string, groupId: string | null, members: ManagedRole['members'] = []): ManagedRole => ({
  id,
  code: id,
  name,
  name_i18n: {},
  groupId,
  revision: 1,
  members,
});
const groups = [{ id: 'g1', name: '財務', name_i18n: {} }];
const open = (answers: Answers) =>
  showPages({
    routes: [
      { path: 'admin/organization/roles', Component: OrganizationRolesPage },
      { path: 'admin/organization/roles/:id', Component: () => <p>role page</p> },
    ],
    at: '/admin/organization/roles',
    user: { isAdmin: true },
    answers,
  });

test('roles are shown by group with their first members, those without a group last', async () => {
  const many = ['甲', '乙', '丙', '丁', '戊', '己'].map(member);
  open(answer(listManagedRoles, () => ({ groups, roles: [role('free', '總務', null), role('fin', '覆核', 'g1', many)] })));

  const sections = await screen.findAllByRole('region');
  expect(sections.map((section) => section.getAttribute('aria-label'))).toEqual(['財務', '未分組']);
  expect(within(sections[0]!).getByText('6 位成員 · 甲、乙、丙、丁、戊')).toBeTruthy();
  expect(within(sections[1]!).getByText('0 位成員')).toBeTruthy();
});

test('in English its members are separated by commas', async () => {
  open(answer(listManagedRoles, () => ({ groups: [], roles: [role('fin', 'Review', null, [member('Mei'), member('Wei')])] })));

  await screen.findByText('2 位成員 · Mei、Wei');
  act(() => chooseLocale('en'));
  expect(screen.getByText('2 members · Mei, Wei')).toBeTruthy();
  act(() => chooseLocale('zh'));
});

test('a role moves within its group only, past the roles of others; a refused order says why', async () => {
  const sent: CallInput<typeof sortRoles>[] = [];
  const roles = [role('a', '甲', 'g1'), role('x', '外', null), role('b', '乙', 'g1')];
  open({
    ...answer(listManagedRoles, () => ({ groups, roles })),
    ...answer(sortRoles, (input) => (sent.push(input), refuse('conflict', '別人剛改過'))),
  });

  fireEvent.click(await screen.findByRole('button', { name: '「甲」的操作' }));
  expect(screen.getByRole<HTMLButtonElement>('menuitem', { name: '往上排' }).disabled).toBe(true);
  fireEvent.click(screen.getByRole('menuitem', { name: '往下排' }));

  expect(await screen.findByText('別人剛改過')).toBeTruthy();
  expect(sent).toEqual([{ ids: ['b', 'x', 'a'] }]);
});

test('groups that somebody else changed meanwhile are joined with the own changes before they are saved again', async () => {
  const sent: CallInput<typeof saveRoleGroups>[] = [];
  const theirs = [
    { id: 'g1', name: '財務部', name_i18n: {} },
    { id: 'g3', name: '法務', name_i18n: {} },
  ];
  open({
    ...answer(listManagedRoles, () => ({ groups: sent.length === 0 ? groups : theirs, roles: [role('a', '甲', null)] })),
    ...answer(saveRoleGroups, (input) => (sent.push(input) === 1 ? refuse('conflict', '別人剛改過', 409) : { groups: [] })),
  });
  await screen.findByRole('link', { name: '甲' });
  fireEvent.click(screen.getByRole('button', { name: '角色群組' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: '新增群組' }));
  fireEvent.change(dialog.getByRole('textbox', { name: '第 2 個群組' }), { target: { value: '資訊' } });
  fireEvent.click(dialog.getByRole('button', { name: /儲\s?存/ }));

  expect(await dialog.findByText('別人剛改過')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: /儲\s?存/ }));

  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map((input) => [input.known, input.groups.map(({ name }) => name)])).toEqual([
    [groups, ['財務', '資訊']],
    [theirs, ['財務部', '法務', '資訊']],
  ]);
});

test('an organisation without roles says what they are, and the first one is added and opened', async () => {
  const sent: CallInput<typeof createRole>[] = [];
  open({
    ...answerOnRetry(listManagedRoles, () => ({ groups, roles: [] })),
    ...answer(createRole, (input) => (sent.push(input), { id: 'new', revision: 1 })),
  });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '新增角色' }).disabled).toBe(true);
  fireEvent.click(await screen.findByRole('button', { name: '再試一次' }));
  expect(await screen.findByText('還沒有組織角色')).toBeTruthy();

  fireEvent.click(screen.getByRole('button', { name: '新增角色' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByRole('textbox', { name: '中文名稱' }), { target: { value: ' 覆核 ' } });
  fireEvent.change(dialog.getByRole('textbox', { name: '編碼' }), { target: { value: '#1' } });
  fireEvent.click(dialog.getByRole('button', { name: /儲\s?存/ }));
  expect(await dialog.findByText('請輸入字母或數字開頭的編碼')).toBeTruthy();
  expect(sent).toEqual([]);
  fireEvent.change(dialog.getByRole('textbox', { name: '編碼' }), { target: { value: 'review' } });
  fireEvent.click(dialog.getByRole('button', { name: /儲\s?存/ }));

  expect(await screen.findByText('role page')).toBeTruthy();
  await waitFor(() => expect(sent).toEqual([{ name: '覆核', name_i18n: { en: '' }, code: 'review', groupId: null }]));
});
