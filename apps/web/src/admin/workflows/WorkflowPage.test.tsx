import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { checkWorkflowDefinition, getWorkflowVersion, listDesignApps } from '@inkstone/api';
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
    { code: 'boss', participants: ['發起人的直屬主管', '角色「財務覆核」'] },
    { code: 'tell', participants: ['部門「業務部」的成員'] },
  ],
  routes: [{ code: 'large_head', condition: '總計 大於 5000' }],
};

const open = (designed: readonly string[], issues: readonly object[] = []) => {
  const answers = {
    [getWorkflowVersion.path]: () => ({ appCode: 'desk', version: 1, definition, mayMigrate: false }),
    [checkWorkflowDefinition.path]: () => ({ version: 1, findings: issues, details }),
    [listDesignApps.path]: () => ({ apps: designed.map((code) => ({ code })) }),
  };
  showPages({ routes: [{ path: 'admin/workflows/:workflowCode', Component: WorkflowPage }], at: '/admin/workflows/flow', answers });
};

test('the page of a workflow says the participants of each activity and the condition of each route', async () => {
  open([]);

  const list = await screen.findByRole('list', { name: '節點與路徑' });
  const lines = within(list)
    .getAllByRole('listitem')
    .map((item) => Array.from(item.querySelectorAll('strong, p'), ({ textContent }) => textContent));
  expect(lines).toEqual([
    ['start', '到「主管簽核」'],
    ['主管簽核', '處理人：發起人的直屬主管；角色「財務覆核」', '到「tell」：同意時', '到「end」：不同意時'],
    ['tell', '傳閱對象：部門「業務部」的成員', '到「large」'],
    ['large', '到「head」：總計 大於 5000', '到「end」：其他情況'],
    ['head', '到「end」'],
    ['end'],
  ]);
});

test('it is read here, with its versions; who designs its application is led there', async () => {
  open(['desk']);

  const link = await screen.findByRole('link', { name: '在設計環境開啟' });

  expect(link.getAttribute('href')).toContain('/design/desk/workflow/flow');
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['流程圖', '版本']);
});

test('who does not design its application is not led there', async () => {
  open(['other']);

  await screen.findByRole('list', { name: '節點與路徑' });

  expect(screen.queryByRole('link', { name: '在設計環境開啟' })).toBeNull();
});

test('the steps that lead to an issue are played on the diagram, also by keys', async () => {
  const steps = ['start', 'boss', 'large'].map((activityCode) => ({ activityCode, text: `到 ${activityCode}` }));
  const place = { kind: 'activity', code: 'large' };
  open([], [{ code: 'DefaultMissing', severity: 'warning', message: '缺少預設路徑', place, steps }]);

  fireEvent.click(await screen.findByRole('button', { name: '在圖上播放：缺少預設路徑' }));
  const player = screen.getByRole('group', { name: '逐步播放' });
  expect(document.activeElement).toBe(player);
  expect(player.textContent).toContain('到 start');
  fireEvent.keyDown(player, { key: 'End' });

  expect(within(player).getByRole('status').textContent).toContain('缺少預設路徑');
  expect(document.querySelector('svg [data-issue] title')!.textContent).toBe('large');
  fireEvent.keyDown(player, { key: 'ArrowLeft' });
  expect(document.querySelector('svg [data-issue]')).toBeNull();
  expect(document.querySelector('svg g[data-at] title')!.textContent).toBe('large');
  fireEvent.keyDown(player, { key: 'Escape' });
  expect(screen.queryByRole('group', { name: '逐步播放' })).toBeNull();
});
