import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { listAppRoles, listApps, type AppRole, type CallOutput } from '@inkstone/api';
import { afterEach, expect, test } from 'vitest';
import { chooseLocale } from '../../platform/i18n/locale-store.ts';
import { answer, answerOnRetry } from '../../testing/answer.ts';
import { showPages, type Answers } from '../../testing/show-pages.tsx';
import { AppRolesPage } from './AppRolesPage.tsx';
import { RolesPage } from './RolesPage.tsx';

afterEach(() => {
  cleanup();
  chooseLocale('zh');
});

const shop: CallOutput<typeof listApps>[number] = {
  code: 'shop',
  name: '商店',
  name_i18n: { en: 'Shop' },
  icon: null,
  color: null,
  group: { code: 'trade', name: '買賣' },
};
const role = (code: string, more: Partial<AppRole>): AppRole => ({
  id: code,
  code,
  version: 1,
  name: code,
  name_i18n: {},
  members: [],
  grants: [],
  modifiedAt: '2026-11-23T03:16:00Z',
  ...more,
});
const grant = (schemaCode: string): AppRole['grants'][number] => ({ schemaCode, actions: ['read'], scope: { kind: 'all' } }) as never;
const open = (answers: Answers, at = '/admin/roles/shop') =>
  showPages({
    routes: [
      { path: 'admin/roles', Component: RolesPage },
      { path: 'admin/roles/:app', Component: AppRolesPage },
    ],
    at,
    user: { isAppAdmin: true },
    answers: { ...answer(listApps, () => [shop]), ...answers },
  });

test('each role says how many members it has and for which records, by name; it leads to its members and to its design', async () => {
  chooseLocale('en');
  const models = [
    { code: 'order', name: '訂單', name_i18n: { en: 'Orders' } },
    { code: 'stock', name: '庫存', name_i18n: {} },
  ];
  const buyers = role('buyers', {
    name: '採購',
    name_i18n: { en: 'Buyers' },
    members: [{ kind: 'person', id: 'p2', name: '林小美' }],
    grants: [grant('order'), grant('stock'), grant('gone')],
  });
  open(answer(listAppRoles, () => ({ roles: [buyers, role('empty', {})], models }) as never));

  expect(await screen.findByRole('heading', { name: 'Application roles · Shop' })).toBeTruthy();
  const [first, second] = await screen.findAllByRole('listitem');
  expect(within(first!).getByText('1 member · Orders, 庫存, gone')).toBeTruthy();
  expect(within(first!).getByRole('link', { name: 'Buyers' }).getAttribute('href')).toContain('/admin/roles/shop/buyers');
  expect(within(first!).getByRole('link', { name: 'Design the permissions of Buyers' }).getAttribute('href')).toContain(
    '/design/shop/role/buyers',
  );
  expect(within(second!).getByText('No members · No record permissions')).toBeTruthy();
});

test('from the applications one reaches the roles of one; where there are none, they are said to be designed', async () => {
  open(
    answerOnRetry(listAppRoles, () => ({ roles: [], models: [] })),
    '/admin/roles',
  );

  expect(await screen.findByText(/^角色決定誰能對哪些資料做什麼/)).toBeTruthy();
  fireEvent.click(await screen.findByRole('link', { name: '商店' }));
  fireEvent.click(await screen.findByRole('button', { name: '再試一次' }));

  expect(await screen.findByText('角色在應用的設計環境裡新增，發布後在這裡設定成員。')).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: '所有應用' }));
  expect(await screen.findByRole('link', { name: '商店' })).toBeTruthy();
});

test('without applications the list of roles says that one is published first, after a failure on the next attempt', async () => {
  open(
    answerOnRetry(listApps, () => []),
    '/admin/roles',
  );

  fireEvent.click(await screen.findByRole('button', { name: '再試一次' }));

  expect(await screen.findByText('發布應用後就能在這裡設定角色。')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: '再試一次' })).toBeNull());
});
