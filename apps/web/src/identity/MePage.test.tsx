import { cleanup, screen } from '@testing-library/react';
import type { UserInfo } from '@inkstone/api';
import { afterEach, expect, test } from 'vitest';
import { showPages } from '../testing/show-pages.tsx';
import { MePage } from './MePage.tsx';

afterEach(cleanup);

test.each<[Partial<UserInfo>, boolean]>([
  [{}, false],
  [{ isAdmin: true }, true],
  [{ isAppAdmin: true }, true],
  [{ managesWorkflows: true }, true],
])('the administration is offered to those who administer something: %o', async (user, offers) => {
  showPages({ routes: [{ path: 'me', Component: MePage }], at: '/me', user, isNarrow: true });

  expect(await screen.findByRole('link', { name: '個人資料' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: '系統管理' }) !== null).toBe(offers);
});
