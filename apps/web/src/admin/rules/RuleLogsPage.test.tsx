import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { listRuleLogs, retryRuleOfFlow, ruleLogDetail, type CallInput, type RuleLog } from '@inkstone/api';
import { afterEach, expect, test } from 'vitest';
import { answer, refuse } from '../../testing/answer.ts';
import { chooseOption } from '../../testing/choose-option.ts';
import { showPages, type Answers } from '../../testing/show-pages.tsx';
import { RuleLogsPage } from './RuleLogsPage.tsx';

afterEach(cleanup);

const log = (id: string, more: Partial<RuleLog>): RuleLog => ({
  id,
  at: '2026-11-23T03:16:00Z',
  ruleCode: 'limit',
  ruleName: '上限',
  appCode: 'shop',
  schemaCode: 'order',
  schemaName: '訂單',
  trigger: 'submitted',
  objectId: 'o1',
  flowInstanceId: null,
  outcome: 'done',
  message: null,
  actor: null,
  durationMs: 12,
  canRetry: false,
  ...more,
});
const open = (answers: Answers, search = '') =>
  showPages({ routes: [{ path: 'logs', Component: RuleLogsPage }], at: `/logs${search}`, user: { isAppAdmin: true }, answers });

test('only a run that blocks a workflow can be retried; a refused retry says why and lists the runs again', async () => {
  const retried: CallInput<typeof retryRuleOfFlow>[] = [];
  let listed = 0;
  const items = [
    log('1', {}),
    log('2', { ruleName: '扣庫存', outcome: 'failed', message: '庫存不足', flowInstanceId: 'i1', canRetry: true }),
  ];
  open({
    ...answer(listRuleLogs, () => ((listed += 1), { items, next: null })),
    ...answer(retryRuleOfFlow, (input) => (retried.push(input), refuse('rule-nothing-to-retry', '流程已不在等待'))),
  });

  fireEvent.click(await screen.findByRole('button', { name: '重試 扣庫存' }));

  expect(await screen.findByText('流程已不在等待')).toBeTruthy();
  expect(screen.getByText('庫存不足')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '重試 上限' })).toBeNull();
  expect(retried).toEqual([{ flowInstanceId: 'i1' }]);
  await waitFor(() => expect(listed).toBe(2));
});

test('the rule of the address and the chosen result filter the runs', async () => {
  const sent: CallInput<typeof listRuleLogs>[] = [];
  open(
    answer(listRuleLogs, (input) => (sent.push(input), { items: [], next: null })),
    '?rule=limit',
  );

  expect(await screen.findByText('沒有執行紀錄')).toBeTruthy();
  expect(sent).toEqual([{ ruleCode: 'limit', size: 20 }]);
  await chooseOption('結果', '未完成');

  await waitFor(() => expect(sent.at(-1)).toEqual({ outcome: 'trouble', ruleCode: 'limit', size: 20 }));
});

test('the details of a run are asked for when they are opened', async () => {
  const asked: string[] = [];
  const detail = { ...log('1', {}), ruleVersion: 2, depth: 0, code: null, reason: null, issues: [] };
  open({
    ...answer(listRuleLogs, () => ({ items: [log('1', {})], next: null })),
    ...answer(ruleLogDetail, ({ id }) => {
      asked.push(id);
      return { ...detail, written: [{ action: 'update' as const, schemaCode: 'stock', objectId: 's7' }] };
    }),
  });

  const more = await screen.findByRole('button', { name: '詳情 上限' });
  expect(asked).toEqual([]);
  fireEvent.click(more);

  expect(await screen.findByText('更新 stock s7')).toBeTruthy();
  expect(asked).toEqual(['1']);
});
