import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  changeRole,
  deleteRole,
  departmentTree,
  listManagedRoles,
  roleImpact,
  setRoleMembers,
  type CallInput,
  type ManagedRole,
} from '@inkstone/api';
import { afterEach, expect, test } from 'vitest';
import { chooseLocale } from '../../../platform/i18n/locale-store.ts';
import { Link } from '../../../platform/router/index.ts';
import { answer, answerOnRetry, refuse } from '../../../testing/answer.ts';
import { showPages, type Answers } from '../../../testing/show-pages.tsx';
import { OrganizationRolePage } from './OrganizationRolePage.tsx';

afterEach(() => {
  cleanup();
  chooseLocale('zh');
});

const member = (name: string, more: Partial<ManagedRole['members'][number]> = {}): ManagedRole['members'][number] => ({
  id: name,
  name,
  active: true,
  departmentName: '財務部',
  departments: [],
  ...more,
});
const role: ManagedRole = {
  id: 'r1',
  code: 'review',
  name: '覆核',
  name_i18n: { en: 'Review' },
  groupId: null,
  revision: 3,
  members: [
    member('林小美', {
      departments: [
        { id: 'd1', name: '業務部' },
        { id: 'd2', name: '法務部' },
      ],
    }),
    member('王大明', { active: false }),
  ],
};
const Page = () => (
  <>
    <Link to="/elsewhere">elsewhere</Link>
    <OrganizationRolePage />
  </>
);
const open = (answers: Answers) =>
  showPages({
    routes: [
      { path: 'admin/organization/roles', Component: () => <p>all roles</p> },
      { path: 'admin/organization/roles/:organizationRole', Component: Page },
      { path: 'elsewhere', Component: () => <p>left</p> },
    ],
    at: '/admin/organization/roles/r1',
    user: { isAdmin: true },
    answers: { ...answer(departmentTree, () => []), ...answers },
  });
const stored = (current: () => ManagedRole) => answer(listManagedRoles, () => ({ groups: [], roles: [current()] }));
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: /儲\s?存/ });

test('members are shown with their departments, or as members everywhere, in the language of the page', async () => {
  chooseLocale('en');
  open(stored(() => role));

  expect(await screen.findByRole('heading', { name: 'Review' })).toBeTruthy();
  const [scoped, everywhere] = within(screen.getByRole('region', { name: 'Members' })).getAllByRole('listitem');
  expect(within(scoped!).getByText('業務部, 法務部')).toBeTruthy();
  expect(within(everywhere!).getByText('All departments')).toBeTruthy();
  expect(within(everywhere!).getByText('Disabled')).toBeTruthy();
});

test('a change that met one of somebody else is kept, and stored by the next attempt with what is there now', async () => {
  const sent: CallInput<typeof setRoleMembers>[] = [];
  let now = role;
  open({
    ...stored(() => now),
    ...answer(setRoleMembers, (input) => {
      if (sent.push(input) === 1) {
        now = { ...role, revision: 4 };
        refuse('conflict', '別人剛改過', 409);
      }
      now = { ...role, revision: 5, members: [role.members[0]!] };
      return { id: 'r1', revision: 5 };
    }),
  });

  fireEvent.click(await screen.findByRole('button', { name: '移除 王大明' }));
  fireEvent.click(save());
  expect(await screen.findByText('別人剛改過')).toBeTruthy();
  expect(screen.queryByText('王大明')).toBeNull();
  fireEvent.click(save());

  expect(await screen.findByText('已儲存')).toBeTruthy();
  expect(save().disabled).toBe(true);
  const members = [{ personId: '林小美', departmentIds: ['d1', 'd2'] }];
  expect(sent).toEqual([
    { id: 'r1', revision: 3, members },
    { id: 'r1', revision: 4, members },
  ]);
});

test('changed members are not left without a question', async () => {
  open(stored(() => role));

  fireEvent.click(await screen.findByRole('button', { name: '移除 王大明' }));
  fireEvent.click(screen.getByRole('link', { name: 'elsewhere' }));
  fireEvent.click(within(await screen.findByRole('dialog', { name: '不儲存就離開？' })).getByRole('button', { name: /留\s?下/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText('王大明')).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'elsewhere' }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '不儲存' }));

  expect(await screen.findByText('left')).toBeTruthy();
});

test('its name is changed, and it is deleted, after which all roles are shown', async () => {
  const sent: CallInput<typeof changeRole>[] = [];
  let now = role;
  open({
    ...stored(() => now),
    ...answer(changeRole, (input) => {
      sent.push(input);
      now = { ...role, name: '複核', revision: 4 };
      return { id: 'r1', revision: 4 };
    }),
    ...answer(roleImpact, () => ({ people: 1, uses: [] })),
    ...answer(deleteRole, () => ({}) as never),
  });

  fireEvent.click(await screen.findByRole('button', { name: /編\s?輯/ }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByRole('textbox', { name: '中文名稱' }), { target: { value: '複核' } });
  fireEvent.click(dialog.getByRole('button', { name: /儲\s?存/ }));
  expect(await screen.findByRole('heading', { name: '複核' })).toBeTruthy();
  expect(sent).toEqual([{ id: 'r1', revision: 3, name: '複核', name_i18n: { en: 'Review' }, code: 'review', groupId: null }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: /刪\s?除/ }));
  const question = within(await screen.findByRole('dialog'));
  await question.findByText('1 位在職成員會失去這個角色。');
  fireEvent.click(question.getByRole('button', { name: /刪\s?除/ }));

  expect(await screen.findByText('all roles')).toBeTruthy();
});

test('a role that is gone says so, after a failure on the next attempt', async () => {
  open(answerOnRetry(listManagedRoles, () => ({ groups: [], roles: [] })));

  fireEvent.click(await screen.findByRole('button', { name: '再試一次' }));

  expect(await screen.findByText('找不到這個角色')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /刪\s?除/ })).toBeNull();
});
