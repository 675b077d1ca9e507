import { listManagedDepartments, listOrganizationIssues } from '@inkstone/api';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { showPages } from '../../testing/show-pages.tsx';
import { OrganizationPage } from './OrganizationPage.tsx';

afterEach(cleanup);

test('what is to be put right stands above the departments and leads to the people concerned', async () => {
  const shared = { kind: 'email-shared', message: '2 人共用 office@example.com', people: [{ id: 'p7', name: '美', account: 'mei' }] };

  showPages({
    routes: [{ path: 'admin/organization', Component: OrganizationPage }],
    at: '/admin/organization',
    answers: { [listManagedDepartments.path]: () => [], [listOrganizationIssues.path]: () => [shared] },
  });

  const issues = await screen.findByRole('region', { name: '需要處理的資料' });
  expect(issues.textContent).toContain('2 人共用 office@example.com');
  expect(screen.getByRole('link', { name: '美 (mei)' }).getAttribute('href')).toContain('/admin/organization/people/p7');
});

test('nothing is shown while nothing is to be put right', async () => {
  showPages({
    routes: [{ path: 'admin/organization', Component: OrganizationPage }],
    at: '/admin/organization',
    answers: { [listManagedDepartments.path]: () => [], [listOrganizationIssues.path]: () => [] },
  });

  await screen.findByRole('heading', { name: '組織與人員' });
  expect(screen.queryByRole('region', { name: '需要處理的資料' })).toBeNull();
});
