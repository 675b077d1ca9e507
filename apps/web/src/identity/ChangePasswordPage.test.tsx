import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { modifyUserPassword, type CallInput } from '@inkstone/api';
import { afterEach, expect, test } from 'vitest';
import { answer, refuse } from '../testing/answer.ts';
import { showPages } from '../testing/show-pages.tsx';
import { ChangePasswordPage } from './ChangePasswordPage.tsx';

afterEach(cleanup);

test('a changed password is confirmed until the next attempt, whose failure stands alone', async () => {
  const sent: CallInput<typeof modifyUserPassword>[] = [];
  showPages({
    routes: [{ path: 'password', Component: ChangePasswordPage }],
    at: '/password',
    user: { account: 'mei', name: '林小美' },
    answers: answer(modifyUserPassword, (input) => (sent.push(input) === 1 ? (true as never) : refuse('wrong-password', 'wrong'))),
  });
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const attempt = async (old: string) => {
    await screen.findByLabelText('新密碼');
    type('目前的密碼', old);
    type('新密碼', 'four words and more');
    type('再輸入一次新密碼', 'four words and more');
    fireEvent.click(screen.getByRole('button', { name: /儲\s?存/ }));
  };

  await attempt('old');
  expect(await screen.findByText(/密碼已變更/)).toBeTruthy();
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('新密碼').value).toBe(''));
  await attempt('wrong');

  expect(await screen.findByText('密碼不正確')).toBeTruthy();
  expect(screen.queryByText(/密碼已變更/)).toBeNull();
  expect(sent).toEqual([
    { oldPassword: 'old', newPassword: 'four words and more' },
    { oldPassword: 'wrong', newPassword: 'four words and more' },
  ]);
});
