import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { changeOwnMail, publicConfig, readOwnProfile } from '@inkstone/api';
import { afterEach, expect, test } from 'vitest';
import { RequestFailure } from '../../platform/api/request-failure.ts';
import { showPages } from '../../testing/show-pages.tsx';
import { SessionLines } from '../security/SessionLines.tsx';
import { ProfilePage } from './ProfilePage.tsx';

afterEach(cleanup);

const profile = {
  name: 'Mei',
  account: 'mei',
  email: 'mei@example.com',
  locale: 'zh',
  timeZone: null,
  hasPassword: true,
  fieldSources: {},
};
const config = { [publicConfig.path]: () => ({ timeZone: 'Asia/Taipei', theme: {} }) };

function open(given: object, change: (input: object) => unknown = () => true): void {
  showPages({
    routes: [{ path: 'me/profile', Component: ProfilePage }],
    at: '/me/profile',
    answers: { ...config, [readOwnProfile.path]: () => given, [changeOwnMail.path]: change },
  });
}

test('a new mail address is sent with the password, and an invalid one is not sent', async () => {
  const sent: unknown[] = [];
  open(profile, (input) => (sent.push(input), true));

  fireEvent.click(await screen.findByRole('button', { name: '變更電子郵件' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('目前的密碼'), { target: { value: 'seven ink stones' } });
  fireEvent.change(dialog.getByLabelText('電子郵件'), { target: { value: 'mei@' } });
  fireEvent.click(dialog.getByRole('button', { name: /儲\s*存/ }));
  expect(await dialog.findByText('請輸入有效的電子郵件地址')).toBeTruthy();
  fireEvent.change(dialog.getByLabelText('電子郵件'), { target: { value: ' new@example.com ' } });
  fireEvent.click(dialog.getByRole('button', { name: /儲\s*存/ }));

  await expect.poll(() => sent).toEqual([{ email: 'new@example.com', password: 'seven ink stones' }]);
});

test('an address of somebody else stays in the dialog with the reason', async () => {
  open(profile, () => {
    throw new RequestFailure('refused', { status: 422, message: '已有人使用', refusal: { code: 'mail-taken' } });
  });

  fireEvent.click(await screen.findByRole('button', { name: '變更電子郵件' }));
  fireEvent.change(await screen.findByLabelText('目前的密碼'), { target: { value: 'seven ink stones' } });
  fireEvent.click(screen.getByRole('button', { name: /儲\s*存/ }));

  expect(await screen.findByText('已有人使用')).toBeTruthy();
});

test('fields that another source owns are not offered for change', async () => {
  open({ ...profile, fieldSources: { email: 'LDAP', locale: 'LDAP' } });

  expect(await screen.findAllByText('由「LDAP」維護，不能在此變更。')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: '變更電子郵件' })).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '繁體中文' }).disabled).toBe(true);
});

test('times are shown in the time zone of the person', async () => {
  const instant = '2025-11-20T08:00:00Z';
  const session = { id: 's1', device: 'Firefox', address: null, startedAt: instant, lastUsedAt: instant, current: true };
  const Lines = () => <SessionLines sessions={[session]} busy={false} onEnd={() => undefined} />;

  showPages({ routes: [{ path: 'me', Component: Lines }], at: '/me', answers: config, user: { timeZone: 'Europe/Berlin' } });

  expect(await screen.findByText(/2025\/11\/20 09:00 登入/)).toBeTruthy();
});
