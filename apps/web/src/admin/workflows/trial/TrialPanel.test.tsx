import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { formLoad, saveScenario, simulateWorkflow, userSearch, type Scenario } from '@inkstone/api';
import { approve, buildWorkflow, end, start } from '@inkstone/testing/workflow-builder';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RequestFailure } from '../../../platform/api/request-failure.ts';
import { chooseOption } from '../../../testing/choose-option.ts';
import { showPages } from '../../../testing/show-pages.tsx';
import { TrialPanel } from './TrialPanel.tsx';

// There are no extensions.
beforeEach(() => void vi.stubGlobal('fetch', async () => new Response('', { status: 404 })));
afterEach(cleanup);

const definition = buildWorkflow(
  [start(), { ...approve('boss', []), name: '主管' }, end()],
  ['start > boss', { from: 'boss', to: 'end', outcome: 'agree' }, { code: 'refused', from: 'boss', to: 'end', outcome: 'disagree' }],
);
const loaded = {
  definition: {
    code: 'leave',
    name: '請假',
    schemaCode: 'leave',
    controls: [{ key: 'reason', type: 'text', options: { name: '事由' } }],
    layout: [{ columns: [{ control: 'reason' }] }],
  },
  permission: { others: { e: true, v: true }, controls: {} },
  bizObject: { id: null, isNew: true, version: 0, values: {}, ownRows: {} },
};
const person = { id: 'p', name: '安', vote: 'agreed', reason: '主管' };
const visit = {
  activityCode: 'boss',
  activityName: '主管',
  kind: 'approve',
  round: 1,
  people: [person],
  outcome: 'agree',
  openedAt: '2026-11-20T08:00:00.000Z',
  closedAt: null,
  dueAt: null,
};
const answer = {
  visits: [visit],
  routes: [],
  path: ['boss', 'end'],
  outcome: 'agreed',
  message: null,
  endedAt: '2026-11-20T08:00:00.000Z',
};

function open(scenario: Scenario | null = null, simulate: () => unknown = () => answer) {
  const played: Record<string, unknown>[] = [];
  const saved: Record<string, unknown>[] = [];
  const onClose = vi.fn();
  showPages({
    routes: [
      { path: 't', Component: () => <TrialPanel workflowCode="leave" definition={definition} scenario={scenario} onClose={onClose} /> },
    ],
    at: '/t',
    answers: {
      [formLoad.path]: () => loaded,
      [userSearch.path]: () => ({ items: [{ id: 'me', name: '柏', departmentName: '業務部' }] }),
      [simulateWorkflow.path]: (input) => (played.push(input), simulate()),
      [saveScenario.path]: (input) => (saved.push(input), { id: 's1' }),
    },
  });
  return { played, saved, onClose };
}

const run = async () => fireEvent.click(await screen.findByRole('button', { name: /試\s?跑/ }));

test('without an initiator nothing is simulated', async () => {
  const { played } = open();

  await run();

  expect(await screen.findByText('請選擇發起人')).toBeTruthy();
  expect(played).toEqual([]);
});

test('a trial sends the initiator and what the form contains, and shows the result', async () => {
  const { played } = open();

  fireEvent.change(await screen.findByLabelText('事由'), { target: { value: '旅行' } });
  await chooseOption('發起人', '柏 · 業務部');
  await run();

  expect(await screen.findByText('結果 同意')).toBeTruthy();
  expect(played).toMatchObject([{ workflowCode: 'leave', initiatorId: 'me', patch: { values: { reason: '旅行' } }, decisions: [] }]);
});

test('another decision at a step runs the trial again from there', async () => {
  const { played } = open();

  await chooseOption('發起人', '柏 · 業務部');
  await run();
  await chooseOption('主管 安的決定', '不同意');

  await waitFor(() => expect(played).toHaveLength(2));
  expect(played[1]).toMatchObject({ decisions: [{ activity: 'boss', person: 'p', action: 'disagree' }] });
});

test('a result is out of date once the form changes, and cannot be saved until the next trial', async () => {
  open();

  await chooseOption('發起人', '柏 · 業務部');
  await run();
  expect(await screen.findByRole('button', { name: '儲存情境' })).toHaveProperty('disabled', false);
  fireEvent.input(screen.getByLabelText('事由'), { target: { value: '旅行' } });

  expect(await screen.findByText('表單或發起人已變更，請再試跑一次。')).toBeTruthy();
  expect(screen.getByRole('button', { name: '儲存情境' })).toHaveProperty('disabled', true);
});

test('a trial is saved as a scenario with the expected path and result', async () => {
  const { saved, onClose } = open();

  await chooseOption('發起人', '柏 · 業務部');
  await run();
  const keep = within(await screen.findByRole('region', { name: '儲存為情境' }));
  fireEvent.click(keep.getByRole('button', { name: '儲存情境' }));
  expect(await screen.findByText('請輸入情境名稱')).toBeTruthy();
  fireEvent.change(keep.getByLabelText('情境名稱'), { target: { value: '一般' } });
  fireEvent.click(keep.getByRole('button', { name: '儲存情境' }));

  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(saved).toMatchObject([
    { workflowCode: 'leave', name: '一般', initiatorId: 'me', expected: { path: ['boss', 'end'], outcome: 'agreed' }, blocks: true },
  ]);
});

test('values of a saved scenario are filled in and simulated', async () => {
  const scenario = {
    id: 's1',
    version: 2,
    name: '一般',
    initiator: { id: 'me', name: '柏' },
    patch: { values: { reason: '旅行', gone: 1 }, rows: {} },
    decisions: [],
    expected: {},
    blocks: true,
    formCode: null,
    startAt: null,
  };
  const { played } = open(scenario as unknown as Scenario);

  await waitFor(() => expect(screen.getByLabelText('事由')).toHaveProperty('value', '旅行'));
  await run();

  await waitFor(() => expect(played).toMatchObject([{ initiatorId: 'me', patch: { values: { reason: '旅行', gone: 1 } } }]));
});

test('a simulation that failed is reported', async () => {
  open(null, () => {
    throw new RequestFailure('offline');
  });

  await chooseOption('發起人', '柏 · 業務部');
  await run();

  expect(await screen.findByText(/網路錯誤/)).toBeTruthy();
});
