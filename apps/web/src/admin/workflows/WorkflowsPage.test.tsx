import { cleanup, screen } from '@testing-library/react';
import { listWorkflows } from '@inkstone/api';
import { afterEach, expect, test } from 'vitest';
import { showPages } from '../../testing/show-pages.tsx';
import { WorkflowsPage } from './WorkflowsPage.tsx';

afterEach(cleanup);

test('each published workflow says its application, its running instances, and how many warnings its check has', async () => {
  const flow = { appCode: 'desk', appName: '服務台', running: { count: 2, isMore: false } };
  const items = [
    { ...flow, workflowCode: 'sound', name: '報銷流程', version: 1, warnings: 0 },
    { ...flow, workflowCode: 'wide', name: '維修流程', version: 3, warnings: 2 },
  ];

  showPages({
    routes: [{ path: 'admin/workflows', Component: WorkflowsPage }],
    at: '/admin/workflows',
    answers: { [listWorkflows.path]: () => ({ items, next: null }) },
  });

  const lines = (await screen.findAllByRole('link')).map(({ textContent }) => textContent);
  expect(lines).toEqual(['報銷流程進行中 2 件服務台 · 第 1 版 · sound', '維修流程2 項警告進行中 2 件服務台 · 第 3 版 · wide']);
});
