import { cleanup, screen, within } from '@testing-library/react';
import { checkWorkflowDefinition, getWorkflowVersion } from '@inkstone/api';
import { approve, buildWorkflow, circulate, end, exclusive, start } from '@inkstone/testing/workflow-builder';
import { afterEach, expect, test } from 'vitest';
import { showPages } from '../../testing/show-pages.tsx';
import { WorkflowPage } from './WorkflowPage.tsx';

afterEach(cleanup);

const definition = buildWorkflow(
  [start(), { ...approve('boss', []), name: '主管簽核' }, circulate('tell', []), exclusive('large'), approve('head', []), end()],
  [
    'start > boss',
    { from: 'boss', to: 'tell', outcome: 'agree' },
    { from: 'boss', to: 'end', outcome: 'disagree' },
    'tell > large',
    { from: 'large', to: 'head', condition: 'total > 5000' },
    { from: 'large', to: 'end', default: true },
    'head > end',
  ],
);
const details = {
  activities: [
    { code: 'boss', participants: ['發起人的第 1 層主管', '角色「財務覆核」'] },
    { code: 'tell', participants: ['部門「業務部」的成員'] },
  ],
  routes: [{ code: 'large_head', condition: '總計 大於 5000' }],
};

test('the page of a workflow says the participants of each activity and the condition of each route', async () => {
  const answers = {
    [getWorkflowVersion.path]: () => ({ appCode: 'desk', version: 1, definition, mayMigrate: false }),
    [checkWorkflowDefinition.path]: () => ({ version: 1, findings: [], details }),
  };

  showPages({ routes: [{ path: 'admin/workflows/:workflowCode', Component: WorkflowPage }], at: '/admin/workflows/flow', answers });

  const list = await screen.findByRole('list', { name: '節點與路徑' });
  const lines = within(list)
    .getAllByRole('listitem')
    .map((item) => Array.from(item.querySelectorAll('strong, p'), ({ textContent }) => textContent));
  expect(lines).toEqual([
    ['start', '到「主管簽核」'],
    ['主管簽核', '處理人：發起人的第 1 層主管；角色「財務覆核」', '到「tell」：同意時', '到「end」：不同意時'],
    ['tell', '傳閱對象：部門「業務部」的成員', '到「large」'],
    ['large', '到「head」：總計 大於 5000', '到「end」：其他情況'],
    ['head', '到「end」'],
    ['end'],
  ]);
});
