import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { confirmTotp, endSession, listFactors, listSessions, readOwnProfile, startTotp } from '@inkstone/api';
import { afterEach, expect, test } from 'vitest';
import { RequestFailure } from '../../platform/api/request-failure.ts';
import { showPages } from '../../testing/show-pages.tsx';
import { SecurityPage } from './SecurityPage.tsx';

afterEach(cleanup);

const profile = { name: 'Mei', account: 'mei', email: null, locale: 'zh', hasPassword: true, fieldSources: {} };
const noFactors = { totpConfirmedAt: null, passkeys: [], recoveryCodesLeft: 0, required: false };
const session = { id: 's1', device: 'Firefox', address: '10.0.0.1', startedAt: '2026-11-20T08:00:00Z', lastUsedAt: '2026-11-20T08:00:00Z' };

function open(answers: NonNullable<Parameters<typeof showPages>[0]['answers']> = {}): void {
  showPages({
    routes: [{ path: 'me/security', Component: SecurityPage }],
    at: '/me/security',
    answers: {
      [readOwnProfile.path]: () => profile,
      [listFactors.path]: () => noFactors,
      [listSessions.path]: () => [{ ...session, current: true }],
      ...answers,
    },
  });
}

test('an app is set up with the password and a first code; the recovery codes stay until they are kept', async () => {
  const sent: unknown[] = [];
  open({
    [startTotp.path]: (input) => (sent.push(input), { secret: 'ABCDEFGH', uri: 'otpauth://totp/x' }),
    [confirmTotp.path]: (input) => (sent.push(input), { recoveryCodes: ['one', 'two'] }),
  });

  fireEvent.click(await screen.findByRole('button', { name: '設定驗證器 App' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('目前的密碼'), { target: { value: 'seven ink stones' } });
  fireEvent.click(dialog.getByRole('button', { name: '下一步' }));
  expect(await dialog.findByRole('img', { name: '驗證器 App 的 QR 碼' })).toBeTruthy();
  expect(dialog.getByText('ABCD EFGH')).toBeTruthy();
  fireEvent.change(dialog.getByLabelText('App 顯示的驗證碼'), { target: { value: '123456' } });
  fireEvent.click(dialog.getByRole('button', { name: /確\s*認/ }));

  expect(await screen.findByText('two')).toBeTruthy();
  expect(sent).toEqual([{ password: 'seven ink stones' }, { code: '123456' }]);
  expect(screen.queryByRole('button', { name: '關閉' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '我已留存' }));
  await expect.poll(() => screen.queryByText('two')).toBeNull();
});

test('a wrong password is shown as such, and nothing goes on', async () => {
  open({
    [startTotp.path]: () => {
      throw new RequestFailure('refused', { status: 401, message: '帳號或密碼不正確', refusal: { code: 'wrong-password' } });
    },
  });

  fireEvent.click(await screen.findByRole('button', { name: '設定驗證器 App' }));
  fireEvent.change(await screen.findByLabelText('目前的密碼'), { target: { value: 'guess' } });
  fireEvent.click(screen.getByRole('button', { name: '下一步' }));

  expect(await screen.findByText('密碼不正確')).toBeTruthy();
  expect(screen.queryByRole('img', { name: '驗證器 App 的 QR 碼' })).toBeNull();
});

test('other sessions are ended one by one; the current one is marked and not ended here', async () => {
  const ended: unknown[] = [];
  open({
    [listSessions.path]: () => [
      { ...session, id: 's0', device: 'Chrome', current: true },
      { ...session, current: false },
    ],
    [endSession.path]: (input) => (ended.push(input), true),
  });

  fireEvent.click(await screen.findByRole('button', { name: '登出 Firefox' }));

  await expect.poll(() => ended).toEqual([{ id: 's1' }]);
  expect(screen.getByText('這台裝置')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '登出 Chrome' })).toBeNull();
});

test('people who sign in elsewhere are not offered what needs a password', async () => {
  open({ [readOwnProfile.path]: () => ({ ...profile, hasPassword: false }) });

  expect(await screen.findByText(/您以組織的登入服務登入/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: '設定驗證器 App' })).toBeNull();
});
