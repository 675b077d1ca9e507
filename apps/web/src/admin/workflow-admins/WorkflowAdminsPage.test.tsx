import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createWorkflowAdmin, deleteWorkflowAdmin, listWorkflowAdmin, type CallInput } from '@inkstone/api';
import { afterEach, expect, test } from 'vitest';
import { answer, answerOnRetry, refuse } from '../../testing/answer.ts';
import { showPages, type Answers } from '../../testing/show-pages.tsx';
import { WorkflowAdminsPage, type WorkflowAdmins } from './WorkflowAdminsPage.tsx';

afterEach(cleanup);

const scopes: WorkflowAdmins['scopes'] = [
  { kind: 'app', code: 'shop', name: '商店' },
  { kind: 'workflow', code: 'leave', name: '請假' },
];
const mei = { id: 'a1', person: { id: 'p2', name: '林小美' }, scopes: [scopes[1]!], createdAt: '2026-11-23T03:16:00Z' };
const open = (answers: Answers) =>
  showPages({ routes: [{ path: 'admins', Component: WorkflowAdminsPage }], at: '/admins', user: { isAdmin: true }, answers });

test('without administrators the page says who manages the workflows, after a failure loaded again', async () => {
  open(answerOnRetry(listWorkflowAdmin, () => ({ admins: [], scopes })));

  fireEvent.click(await screen.findByRole('button', { name: '再試一次' }));

  expect(await screen.findByText('還沒有流程管理員')).toBeTruthy();
});

test('an administrator is removed once that is confirmed; a refusal says why and leaves them there', async () => {
  const removed: CallInput<typeof deleteWorkflowAdmin>[] = [];
  open({
    ...answer(listWorkflowAdmin, () => ({ admins: removed.length > 1 ? [] : [mei], scopes })),
    ...answer(deleteWorkflowAdmin, (input) => (removed.push(input) === 1 ? refuse('not-allowed', '權限已變更') : true)),
  });
  const remove = async () => {
    fireEvent.click(await screen.findByRole('button', { name: '移除 林小美' }));
    const question = await screen.findByText('確定要移除 林小美 嗎？');
    fireEvent.click(within(question.closest<HTMLElement>('.ant-popover')!).getByRole('button', { name: /移\s?除/ }));
  };

  await remove();
  expect(await screen.findByText('權限已變更')).toBeTruthy();
  expect(screen.getByText('流程 請假')).toBeTruthy();
  await remove();

  expect(await screen.findByText('還沒有流程管理員')).toBeTruthy();
  expect(removed).toEqual([{ id: 'a1' }, { id: 'a1' }]);
});

test('an edited administrator keeps the person; without a scope nothing is sent', async () => {
  const sent: CallInput<typeof createWorkflowAdmin>[] = [];
  open({
    ...answer(listWorkflowAdmin, () => ({ admins: [mei], scopes })),
    ...answer(createWorkflowAdmin, (input) => (sent.push(input), { id: 'a1' })),
  });

  fireEvent.click(await screen.findByRole('button', { name: '編輯 林小美 的管理範圍' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByRole('combobox', { name: '人員' })).toBeNull();
  const select = dialog.getByRole('combobox', { name: '管理範圍' });
  fireEvent.keyDown(select, { key: 'Backspace', keyCode: 8 });
  fireEvent.click(dialog.getByRole('button', { name: /儲\s?存/ }));
  expect(await dialog.findByText('請選擇管理範圍')).toBeTruthy();
  expect(sent).toEqual([]);
  fireEvent.mouseDown(select);
  fireEvent.click(await waitFor(() => document.querySelector('.ant-select-item-option[title="商店"]')!));
  fireEvent.click(dialog.getByRole('button', { name: /儲\s?存/ }));

  await waitFor(() => expect(sent).toEqual([{ personId: 'p2', scopes: [{ kind: 'app', code: 'shop' }] }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
