import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { departmentTree, listAppRoles, roleList, saveAppRoleMembers, type AppRole, type CallInput } from '@inkstone/api';
import { afterEach, expect, test } from 'vitest';
import { answer, answerOnRetry, refuse } from '../../testing/answer.ts';
import { showPages, type Answers } from '../../testing/show-pages.tsx';
import { RolePage } from './RolePage.tsx';

afterEach(cleanup);

const role: AppRole = {
  id: 'r1',
  version: 3,
  name: '採購',
  name_i18n: {},
  members: [{ kind: 'person', id: 'p2', name: '林小美' }],
  grants: [],
  code: 'buyers',
  modifiedAt: '2026-11-23T03:16:00Z',
};
const open = (answers: Answers, id = 'r1') =>
  showPages({
    routes: [
      { path: 'admin/roles/:app/:role', Component: RolePage },
      { path: 'design/shop', Component: () => <p>design</p> },
    ],
    at: `/admin/roles/shop/${id}`,
    user: { isAppAdmin: true },
    answers: { ...answer(departmentTree, () => []), ...answer(roleList, () => []), ...answers },
  });

test('saved members are confirmed; what somebody else stored meanwhile is said, and not left without a question; only the next attempt overwrites it', async () => {
  const sent: CallInput<typeof saveAppRoleMembers>[] = [];
  let version = 3;
  open({
    ...answer(listAppRoles, () => ({ roles: [{ ...role, version, members: sent.length > 1 ? [] : role.members }], models: [] })),
    ...answer(saveAppRoleMembers, (input) => {
      version += 1;
      return sent.push(input) === 1 ? refuse('conflict', '別人剛改過') : { id: 'r1', version };
    }),
  });

  fireEvent.keyDown(await screen.findByRole('combobox', { name: '人員' }), { key: 'Backspace', keyCode: 8 });
  await waitFor(() => expect(screen.queryByText('林小美')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: /儲\s?存/ }));
  expect(await screen.findByText('別人剛改過')).toBeTruthy();
  expect(screen.queryByText('林小美')).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: '此應用的角色' }));
  fireEvent.click(within(await screen.findByRole('dialog', { name: '不儲存就離開？' })).getByRole('button', { name: /留\s?下/ }));
  fireEvent.click(screen.getByRole('button', { name: /儲\s?存/ }));

  expect(await screen.findByText('已儲存')).toBeTruthy();
  expect(sent).toEqual([
    { id: 'r1', version: 3, members: [] },
    { id: 'r1', version: 4, members: [] },
  ]);
});

test('a role that is gone says so, after a failure on the next attempt', async () => {
  open(answerOnRetry(listAppRoles, () => ({ roles: [], models: [] })));

  fireEvent.click(await screen.findByRole('button', { name: '再試一次' }));

  expect(await screen.findByText('找不到這個角色')).toBeTruthy();
});

test('the former address of a new role leads to the design environment', async () => {
  open(
    answer(listAppRoles, () => ({ roles: [], models: [] })),
    'new',
  );

  expect(await screen.findByText('design')).toBeTruthy();
});
