import { cleanup, screen } from '@testing-library/react';
import { listMyInstances, listSummaries } from '@inkstone/api';
import { afterEach, expect, test } from 'vitest';
import { showPages } from '../testing/show-pages.tsx';
import { WorkbenchPage } from './WorkbenchPage.tsx';

afterEach(cleanup);

const draft = (id: string, updatedAt: string) => ({
  id,
  name: '費用報銷單 · 林小美',
  status: 'DRAFT',
  workflowName: '報銷流程',
  updatedAt,
  startedAt: null,
  finishedAt: null,
  handlers: [],
  activities: [],
});
const own = [
  { label: '申請人', text: '林小美' },
  { label: '部門', text: '業務部' },
];

test('drafts of one form show when they were saved and what was filled in', async () => {
  const summaries = [
    { workflowInstanceId: 'd1', fields: [...own, { label: '報銷事由', text: '買文具' }] },
    { workflowInstanceId: 'd2', fields: own },
  ];
  showPages({
    routes: [{ path: 'work/:tab', Component: WorkbenchPage }],
    at: '/work/drafts',
    user: { name: '林小美', departmentName: '業務部' },
    answers: {
      [listMyInstances.path]: () => ({ items: [draft('d1', '2026-11-23T03:16:00Z'), draft('d2', '2026-11-22T01:00:00Z')], next: null }),
      [listSummaries.path]: () => summaries,
    },
  });

  expect(await screen.findByText('報銷事由：買文具')).toBeTruthy();
  expect(screen.getByText('尚未填寫')).toBeTruthy();
  expect(screen.getByText(/存於 11\/23 11:16/)).toBeTruthy();
  expect(screen.queryByText('申請人：林小美')).toBeNull();
});
