import { deleteRole, roleImpact, type ManagedRole, type RoleUse } from '@inkstone/api';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { showPages } from '../../../testing/show-pages.tsx';
import { DeleteRoleDialog } from './DeleteRoleDialog.tsx';

afterEach(cleanup);

const role: ManagedRole = { id: 'r', code: 'finance', name: '財務覆核', name_i18n: {}, groupId: null, revision: 3, members: [] };
const workflow: RoleUse = { kind: 'workflow', appCode: 'expense', code: 'expense', name: '報銷', name_i18n: {} };

function open(uses: readonly RoleUse[]) {
  const sent: unknown[] = [];
  showPages({
    routes: [{ path: 'delete', Component: () => <DeleteRoleDialog role={role} onDeleted={() => undefined} onClose={() => undefined} /> }],
    at: '/delete',
    answers: { [roleImpact.path]: () => ({ people: 2, uses }), [deleteRole.path]: (input) => (sent.push(input), {}) },
  });
  return sent;
}

const button = () => screen.getByRole('button', { name: /刪\s*除/ });

test('a role that a workflow names is deleted only when that is confirmed', async () => {
  const sent = open([workflow]);

  expect(await screen.findByText('報銷', { exact: false })).toBeTruthy();
  expect(button().hasAttribute('disabled')).toBe(true);
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(button());

  await waitFor(() => expect(sent).toEqual([{ id: 'r', revision: 3, confirmed: true }]));
});

test('a role that nothing names is deleted after its members are shown', async () => {
  const sent = open([]);

  expect(await screen.findByText('2 位在職成員會失去這個角色。')).toBeTruthy();
  fireEvent.click(button());

  await waitFor(() => expect(sent).toEqual([{ id: 'r', revision: 3, confirmed: false }]));
});
