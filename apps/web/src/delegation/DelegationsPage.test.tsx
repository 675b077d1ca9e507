import { cleanup, screen } from '@testing-library/react';
import { queryWorkflowTrust } from '@inkstone/api';
import { afterEach, expect, test } from 'vitest';
import { showPages } from '../testing/show-pages.tsx';
import { DelegationsPage } from './DelegationsPage.tsx';

afterEach(cleanup);

function open(isAdmin: boolean, at: string) {
  const asked: object[] = [];
  showPages({
    routes: [{ path: 'me/delegations', Component: DelegationsPage }],
    at,
    user: { isAdmin },
    answers: { [queryWorkflowTrust.path]: (input) => (asked.push(input), { items: [], next: null }) },
  });
  return asked;
}

test('delegations of everybody are only offered to administrators, also by address', async () => {
  const asked = open(false, '/me/delegations?scope=all');

  expect(await screen.findByText('請假前可委託同事代為處理任務')).toBeTruthy();
  expect(screen.queryByRole('tab', { name: '全部' })).toBeNull();
  expect(asked).toEqual([{ scope: 'given' }]);
});

test('an administrator opens the delegations of everybody by address', async () => {
  const asked = open(true, '/me/delegations?scope=all');

  expect(await screen.findByText('沒有委託')).toBeTruthy();
  expect(screen.getByRole('tab', { name: '全部' }).getAttribute('aria-selected')).toBe('true');
  expect(asked).toEqual([{ scope: 'all' }]);
});
