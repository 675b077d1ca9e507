import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { createWorkflowTrust, listTrustWorkflows, updateWorkflowTrust, userSearch, type Delegation } from '@inkstone/api';
import { afterEach, expect, test, vi } from 'vitest';
import { RequestFailure } from '../platform/api/request-failure.ts';
import { chooseOption } from '../testing/choose-option.ts';
import { showPages } from '../testing/show-pages.tsx';
import { DelegationDialog } from './DelegationDialog.tsx';

afterEach(cleanup);

const existing = {
  id: 'd1',
  kind: 'handle',
  agent: { id: 'b', name: '柏' },
  workflows: null,
  fromDay: '2026-12-01',
  toDay: '2026-12-05',
  includeOpen: false,
  mayForward: true,
} as unknown as Delegation;

function open(delegation: Delegation | null, save: () => unknown = () => ({})) {
  const calls: object[] = [];
  const onSaved = vi.fn();
  showPages({
    routes: [{ path: 'd', Component: () => <DelegationDialog delegation={delegation} onSaved={onSaved} onClose={() => undefined} /> }],
    at: '/d',
    answers: {
      [listTrustWorkflows.path]: () => [{ code: 'leave', name: '請假' }],
      [userSearch.path]: () => ({ items: [{ id: 'b', name: '柏', departmentName: '業務部' }] }),
      [createWorkflowTrust.path]: (input) => (calls.push({ created: input }), save()),
      [updateWorkflowTrust.path]: (input) => (calls.push({ updated: input }), save()),
    },
  });
  return { calls, onSaved };
}

const save = () => fireEvent.click(screen.getByRole('button', { name: /儲\s?存/ }));

function enterDay(label: string, day: string): void {
  const input = screen.getByLabelText(label);
  fireEvent.change(input, { target: { value: day } });
  fireEvent.blur(input);
}

test('all empty required fields are reported at once, and nothing is sent', async () => {
  const { calls } = open(null);

  await screen.findByRole('dialog');
  save();

  expect(await screen.findAllByText('請填寫此項')).toHaveLength(3);
  expect(calls).toEqual([]);
});

test('a new delegation applies to all workflows unless some are chosen', async () => {
  const { calls, onSaved } = open(null);

  await chooseOption('受託人', '柏 · 業務部');
  enterDay('開始日期', '2026-12-01');
  enterDay('結束日期', '2026-12-05');
  save();

  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  const days = { fromDay: '2026-12-01', toDay: '2026-12-05' };
  expect(calls).toEqual([
    { created: { kind: 'handle', agentId: 'b', workflowCodes: null, ...days, includeOpen: false, mayForward: false } },
  ]);
});

test('of an existing delegation kind and delegate stay, the rest is changed', async () => {
  const { calls, onSaved } = open(existing);

  expect((await screen.findByText(/受託人/)).textContent).toContain('柏');
  expect(screen.getByRole('radio', { name: '代為發起流程' })).toHaveProperty('disabled', true);
  await chooseOption('流程', '請假');
  fireEvent.click(screen.getByRole('checkbox', { name: '允許轉辦與加簽' }));
  save();

  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  expect(calls).toMatchObject([{ updated: { id: 'd1', agentId: 'b', workflowCodes: ['leave'], mayForward: false } }]);
});

test('what belongs to tasks is not asked where workflows are initiated', async () => {
  open(null);

  fireEvent.click(await screen.findByRole('radio', { name: '代為發起流程' }));

  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('a refusal is shown, and the input is kept', async () => {
  const { onSaved } = open(existing, () => {
    throw new RequestFailure('offline');
  });

  await screen.findByRole('dialog');
  save();

  expect(await screen.findByText(/網路錯誤/)).toBeTruthy();
  expect(onSaved).not.toHaveBeenCalled();
  expect(screen.getByRole('checkbox', { name: '允許轉辦與加簽' })).toHaveProperty('checked', true);
});
