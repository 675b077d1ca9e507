import { cleanup, fireEvent, screen } from '@testing-library/react';
import { publicConfig, readAccountLink, setPasswordByLink } from '@inkstone/api';
import { afterEach, expect, test } from 'vitest';
import { RequestFailure } from '../../platform/api/request-failure.ts';
import { showPages } from '../../testing/show-pages.tsx';
import { AccountLinkPage } from './AccountLinkPage.tsx';

afterEach(cleanup);

const link = { kind: 'invitation', name: '新人', account: 'newcomer', expiresAt: '2026-12-01T00:00:00Z' };

function open(answers: NonNullable<Parameters<typeof showPages>[0]['answers']>): void {
  showPages({
    routes: [{ path: 'account-link/:token', Component: AccountLinkPage }],
    at: '/account-link/t1',
    user: null,
    answers: { [publicConfig.path]: () => ({ theme: {}, timeZone: 'Asia/Taipei', passwordResetByMail: true }), ...answers },
  });
}

const invalid = (): never => {
  throw new RequestFailure('refused', { status: 422, refusal: { code: 'account-link-invalid' } });
};
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: '設定密碼' }));

test('an invitation shows whose account it is, and which rules are met while the password is typed', async () => {
  open({ [readAccountLink.path]: () => link });

  expect(await screen.findByText('新人，您的帳號是 newcomer。')).toBeTruthy();
  type('新密碼', 'NewComer');

  expect(await screen.findByText('至少 8 個字元，越長越好（目前 8 個）')).toBeTruthy();
  const met = screen.getAllByRole('listitem').map((line) => line.hasAttribute('data-met'));
  expect(met).toEqual([true, false, false]);
});

test('a password that is too short, personal or differently repeated is not sent', async () => {
  const sent: unknown[] = [];
  open({ [readAccountLink.path]: () => link, [setPasswordByLink.path]: (input) => (sent.push(input), { account: 'newcomer' }) });
  await screen.findByText('新人，您的帳號是 newcomer。');

  type('新密碼', 'seven');
  type('再輸入一次新密碼', 'six');
  save();

  expect(await screen.findByText('密碼至少需要 8 個字元')).toBeTruthy();
  expect(await screen.findByText('兩次輸入的密碼不同')).toBeTruthy();
  expect(sent).toEqual([]);
});

test('after the password is set, the page leads to the sign-in', async () => {
  const sent: unknown[] = [];
  open({ [readAccountLink.path]: () => link, [setPasswordByLink.path]: (input) => (sent.push(input), { account: 'newcomer' }) });
  await screen.findByText('新人，您的帳號是 newcomer。');

  type('新密碼', 'seven ink stones');
  type('再輸入一次新密碼', 'seven ink stones');
  save();

  expect(await screen.findByText('請以帳號 newcomer 與新密碼登入。')).toBeTruthy();
  expect(sent).toEqual([{ token: 't1', password: 'seven ink stones' }]);
});

test('a used or expired link says what to do, when it is opened and when it is used', async () => {
  open({ [readAccountLink.path]: invalid });
  expect(await screen.findByText('這個連結無法使用')).toBeTruthy();
  expect(await screen.findByRole('link', { name: '重新申請' })).toBeTruthy();
  cleanup();

  open({ [readAccountLink.path]: () => link, [setPasswordByLink.path]: invalid });
  await screen.findByText('新人，您的帳號是 newcomer。');
  type('新密碼', 'seven ink stones');
  type('再輸入一次新密碼', 'seven ink stones');
  save();

  await expect.poll(() => screen.getByText('這個連結無法使用')).toBeTruthy();
});
