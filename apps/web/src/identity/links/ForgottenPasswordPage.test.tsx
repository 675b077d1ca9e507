import { cleanup, fireEvent, screen } from '@testing-library/react';
import { requestPasswordReset, type CallInput } from '@inkstone/api';
import { afterEach, expect, test } from 'vitest';
import { RequestFailure } from '../../platform/api/request-failure.ts';
import { showPages } from '../../testing/show-pages.tsx';
import { ForgottenPasswordPage } from './ForgottenPasswordPage.tsx';

afterEach(cleanup);

function open(answer: (input: CallInput<typeof requestPasswordReset>) => unknown) {
  showPages({
    routes: [{ path: 'forgotten', Component: ForgottenPasswordPage }],
    at: '/forgotten',
    user: null,
    answers: { [requestPasswordReset.path]: (input) => answer(input as never) },
  });
  return screen.findByRole('textbox', { name: '帳號或電子郵件' });
}
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: /寄出連結/ });

test('the answer names what was typed and does not tell whether there is such an account', async () => {
  const sent: unknown[] = [];
  const field = await open((input) => (sent.push(input), true));

  fireEvent.click(send());
  expect(await screen.findByText('請輸入帳號或電子郵件')).toBeTruthy();
  fireEvent.change(field, { target: { value: ' mei ' } });
  fireEvent.click(send());

  expect((await screen.findByRole('status')).textContent).toMatch(/^若「mei」有對應的帳號/);
  expect(sent).toEqual([{ account: 'mei' }]);
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('who asks too often is told to wait, and cannot send until then', async () => {
  const field = await open(() => {
    throw new RequestFailure('refused', { status: 429, message: '請稍後再試', refusal: { code: 'sign-in-wait', params: { seconds: 30 } } });
  });

  fireEvent.change(field, { target: { value: 'mei' } });
  fireEvent.click(send());

  expect(await screen.findByText('請稍後再試')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /30/ }).disabled).toBe(true);
});
