import { cleanup, fireEvent, screen } from '@testing-library/react';
import { listDesignApps } from '@inkstone/api';
import { afterEach, expect, test } from 'vitest';
import { RequestFailure } from '../../platform/api/request-failure.ts';
import { showPages } from '../../testing/show-pages.tsx';
import { AppsPage } from './AppsPage.tsx';
import { MovedAppPage } from './MovedAppPage.tsx';

afterEach(cleanup);

const app = (code: string, more: object) => ({ code, name: code, icon: null, color: null, state: 'open', changed: 0, rights: {}, ...more });
const apps = (...all: readonly object[]) => ({ apps: all, mayCreate: true, mayMove: true });
const open = (answer: () => unknown) =>
  showPages({ routes: [{ path: 'admin/apps', Component: AppsPage }], at: '/admin/apps', answers: { [listDesignApps.path]: answer } });

test('each application says its state, and leads to where it is designed and to the members of its roles', async () => {
  open(() => apps(app('expense', { name: '費用報銷', state: 'closed', changed: 2 })));

  expect((await screen.findByRole('link', { name: '設計「費用報銷」' })).getAttribute('href')).toContain('/design/expense/settings');
  expect(screen.getByRole('link', { name: '「費用報銷」的角色成員' }).getAttribute('href')).toContain('/admin/roles/expense');
  expect(screen.getByText('已關閉 · 2 份文件有未發布的修改 · expense')).toBeTruthy();
});

test('without applications the page says what can be done', async () => {
  open(() => apps());

  expect(await screen.findByText('還沒有應用')).toBeTruthy();
});

test('applications that could not be loaded can be loaded again', async () => {
  let attempts = 0;
  open(() => {
    attempts += 1;
    if (attempts === 1) throw new RequestFailure('offline');
    return apps(app('expense', { name: '費用報銷' }));
  });

  fireEvent.click(await screen.findByRole('button', { name: '再試一次' }));

  expect(await screen.findByRole('link', { name: '設計「費用報銷」' })).toBeTruthy();
});

test.each([
  ['/admin/apps/shop', 'settings'],
  ['/admin/apps/shop/model/order', 'model order'],
  ['/admin/apps/shop/form/main?model=order', 'form order.main'],
  ['/admin/apps/shop/app/shop', 'menu'],
])('%s leads to its designer', async (at, shown) => {
  const routes = [
    { path: 'admin/apps/:app/:kind?/:code?', Component: MovedAppPage },
    { path: 'design/shop/settings', Component: () => <p>settings</p> },
    { path: 'design/shop/menu', Component: () => <p>menu</p> },
    { path: 'design/shop/model/order', Component: () => <p>model order</p> },
    { path: 'design/shop/form/order.main', Component: () => <p>form order.main</p> },
  ];
  showPages({ routes, at });

  expect(await screen.findByText(shown)).toBeTruthy();
});
