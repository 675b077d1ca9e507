import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createApiToken, listApiTokens, revokeApiToken, type CallInput, type CallOutput } from '@inkstone/api';
import { afterEach, expect, test } from 'vitest';
import { answer, answerOnRetry, refuse } from '../../testing/answer.ts';
import { showPages, type Answers } from '../../testing/show-pages.tsx';
import { ApiTokensPage } from './ApiTokensPage.tsx';

afterEach(cleanup);

const token: CallOutput<typeof listApiTokens>[number] = {
  id: 'k1',
  name: '每晚同步',
  scope: 'read',
  createdAt: '2026-11-01T00:00:00Z',
  expiresAt: '2027-01-30T00:00:00Z',
  lastUsedAt: null,
};
const open = (answers: Answers) =>
  showPages({ routes: [{ path: 'tokens', Component: ApiTokensPage }], at: '/tokens', user: { account: 'mei' }, answers });

test('a new token is shown once, after the password was right', async () => {
  const sent: CallInput<typeof createApiToken>[] = [];
  open({
    ...answerOnRetry(listApiTokens, () => (sent.length > 1 ? [token] : [])),
    ...answer(createApiToken, (input) => (sent.push(input) === 1 ? refuse('wrong-password', 'wrong') : { ...token, token: 'ink_secret' })),
  });
  fireEvent.click(await screen.findByRole('button', { name: '再試一次' }));
  expect(await screen.findByText('沒有 API 權杖')).toBeTruthy();

  fireEvent.click(screen.getByRole('button', { name: '新增權杖' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByRole('textbox', { name: /用途/ }), { target: { value: ' 每晚同步 ' } });
  fireEvent.change(dialog.getByLabelText('目前的密碼'), { target: { value: 'secret' } });
  fireEvent.click(dialog.getByRole('button', { name: '新增權杖' }));
  expect(await dialog.findByText('密碼不正確')).toBeTruthy();
  await waitFor(() => expect(dialog.getByLabelText<HTMLInputElement>('目前的密碼').disabled).toBe(false));
  fireEvent.click(dialog.getByRole('button', { name: '新增權杖' }));

  expect(await screen.findByText('ink_secret')).toBeTruthy();
  expect(sent.at(-1)).toEqual({ name: '每晚同步', scope: 'read', days: 90, password: 'secret' });
  fireEvent.click(screen.getByRole('button', { name: /關\s?閉/ }));
  await waitFor(() => expect(screen.queryByText('ink_secret')).toBeNull());
  expect(await screen.findByText(/只能讀取 .* 尚未使用/)).toBeTruthy();
});

test('a token is revoked once that is confirmed', async () => {
  const sent: CallInput<typeof revokeApiToken>[] = [];
  open({
    ...answer(listApiTokens, () => (sent.length > 0 ? [] : [token])),
    ...answer(revokeApiToken, (input) => (sent.push(input), true)),
  });

  fireEvent.click(await screen.findByRole('button', { name: '撤銷「每晚同步」' }));
  const question = await screen.findByText(/使用它的程式將立即無法呼叫/);
  expect(sent).toEqual([]);
  fireEvent.click(within(question.closest<HTMLElement>('.ant-popover')!).getByRole('button', { name: /撤\s?銷/ }));

  expect(await screen.findByText('沒有 API 權杖')).toBeTruthy();
  expect(sent).toEqual([{ id: 'k1' }]);
});
