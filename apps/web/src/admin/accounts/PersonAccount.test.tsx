import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { accountState, endPersonSessions, invitePerson, listPersonApiTokens, listPersonSessions, resetPersonPassword } from '@inkstone/api';
import { afterEach, expect, test } from 'vitest';
import { RequestFailure } from '../../platform/api/request-failure.ts';
import { showPages } from '../../testing/show-pages.tsx';
import { PersonAccount } from './PersonAccount.tsx';

afterEach(cleanup);

const state = {
  hasPassword: true,
  mustChangePassword: false,
  invitation: null,
  lastSignInAt: null,
  factors: { totp: false, passkeys: 0, recoveryCodesLeft: 0 },
};
const session = {
  id: 's1',
  device: 'Firefox',
  address: '10.0.0.1',
  startedAt: '2026-11-20T08:00:00Z',
  lastUsedAt: '2026-11-20T08:00:00Z',
  current: false,
};

function open(given: object, answers: NonNullable<Parameters<typeof showPages>[0]['answers']> = {}): void {
  showPages({
    routes: [{ path: 'account', Component: () => <PersonAccount personId="p9" /> }],
    at: '/account',
    user: { isAdmin: true },
    answers: {
      [accountState.path]: () => given,
      [listPersonSessions.path]: () => [],
      [listPersonApiTokens.path]: () => [],
      ...answers,
    },
  });
}

test('somebody without a password is invited by a link, which stays until it is closed', async () => {
  const sent: unknown[] = [];
  open(
    { ...state, hasPassword: false },
    {
      [invitePerson.path]: (input) => (sent.push(input), { path: '/#/account-link/t1', mail: null, expiresAt: '2026-12-01T00:00:00Z' }),
    },
  );

  fireEvent.click(await screen.findByRole('button', { name: '產生邀請連結' }));

  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(`${window.location.origin}/#/account-link/t1`)).toBeTruthy();
  expect(sent).toEqual([{ personId: 'p9', by: 'link' }]);
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
});

test('an invitation that cannot be mailed says why', async () => {
  open(
    { ...state, hasPassword: false },
    {
      [invitePerson.path]: () => {
        throw new RequestFailure('refused', { status: 422, message: '這個人沒有郵件地址', refusal: { code: 'person-without-mail' } });
      },
    },
  );

  fireEvent.click(await screen.findByRole('button', { name: '寄出邀請' }));

  expect(await screen.findByText('這個人沒有郵件地址')).toBeTruthy();
});

test('a password is reset only after the consequences were confirmed', async () => {
  const sent: unknown[] = [];
  open(state, { [resetPersonPassword.path]: (input) => (sent.push(input), { account: 'mei', password: 'k7mq-x2fd' }) });

  fireEvent.click(await screen.findByRole('button', { name: '重設密碼' }));
  const question = await screen.findByText(/這個人在所有裝置上會被登出/);
  expect(sent).toEqual([]);
  fireEvent.click(within(question.closest<HTMLElement>('.ant-popover')!).getByRole('button', { name: '重設密碼' }));

  expect(await screen.findByText('k7mq-x2fd')).toBeTruthy();
  expect(sent).toEqual([{ personId: 'p9' }]);
  expect(screen.queryByRole('button', { name: '產生邀請連結' })).toBeNull();
});

test('factors can be reset only if there are some; one session is ended by its id', async () => {
  const ended: unknown[] = [];
  open(
    { ...state, factors: { totp: true, passkeys: 2, recoveryCodesLeft: 9 } },
    { [listPersonSessions.path]: () => [session], [endPersonSessions.path]: (input) => (ended.push(input), true) },
  );

  expect(await screen.findByText('驗證器 App · 2 個通行金鑰 · 9 組備用碼')).toBeTruthy();
  expect(screen.getByRole('button', { name: '重設第二道驗證' })).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: '登出 Firefox' }));

  await expect.poll(() => ended).toEqual([{ personId: 'p9', id: 's1' }]);
});
