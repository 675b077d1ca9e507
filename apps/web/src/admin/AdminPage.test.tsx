import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { showPages } from '../testing/show-pages.tsx';
import { AdminPage } from './AdminPage.tsx';

afterEach(cleanup);

const routes = [{ path: 'admin', Component: AdminPage }];

test('a user without rights sees a message and a link back', () => {
  showPages({ routes, at: '/admin' });

  expect(screen.getByText('您沒有系統管理的權限')).toBeTruthy();
  expect(screen.getByRole('link', { name: '回到工作台' })).toBeTruthy();
});

test('an application administrator is offered only their own pages', () => {
  showPages({ routes, at: '/admin', user: { isAppAdmin: true } });

  const offered = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(offered).toContain('業務規則');
  expect(offered).not.toContain('系統設定');
});
