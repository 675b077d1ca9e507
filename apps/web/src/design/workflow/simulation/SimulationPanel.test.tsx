import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openFormPreview, previewCall, unitNames } from '@inkstone/api';
import { documentId, type JsonObject } from '@inkstone/design';
import type { DocumentKey } from '@inkstone/schema';
import { approve, buildWorkflow, end, start } from '@inkstone/testing/workflow-builder';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RequestFailure } from '../../../platform/api/request-failure.ts';
import { chooseOption } from '../../../testing/choose-option.ts';
import { showInCopy } from '../../testing/show-in-copy.tsx';
import type { WorkingCopy } from '../../working-copy/working-copy.ts';
import { ChosenPart } from '../ChosenPart.tsx';
import { useNewWorkflowDesigner, WorkflowDesignerContext } from '../use-workflow-designer.ts';
import { SimulationPanel } from './SimulationPanel.tsx';
import { SimulationContext, useNewSimulation } from './use-simulation.ts';

// There are no extensions.
beforeEach(() => void vi.stubGlobal('fetch', async () => new Response('', { status: 404 })));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const key = { kind: 'workflow', code: 'flow' } as const;
const flow = buildWorkflow([start(), { ...approve('boss', []), name: '主管' }, end()], ['start > boss > end']);
const model = { code: 'model', name: '資料', dataItems: [{ code: 'reason', name: '事由', type: 'ShortText' }] };
const form = {
  code: 'form',
  schemaCode: 'model',
  name: '表單',
  controls: [{ key: 'reason', type: 'text', options: { name: '事由' } }],
  layout: [{ columns: [{ control: 'reason' }] }],
};
const travel: JsonObject = {
  code: 'travel',
  name: '出差',
  workflowCode: 'flow',
  initiator: 'bo',
  patch: { values: { reason: '旅行', gone: 1 }, rows: {} },
  decisions: [{ activity: 'boss', action: 'disagree' }],
  expected: { outcome: 'disagreed' },
  blocks: false,
};
const visit = {
  activityCode: 'boss',
  activityName: '主管',
  kind: 'approve',
  round: 1,
  openedAt: '2026-11-20T08:00:00.000Z',
  closedAt: null,
  dueAt: null,
};
const answer = {
  visits: [{ ...visit, people: [{ id: 'p', name: '安', vote: 'agreed', reason: '主管' }], outcome: 'agree' }],
  routes: [],
  path: ['boss'],
  outcome: 'agreed',
  message: null,
  endedAt: '2026-11-20T08:00:00.000Z',
};

function Panel({ scenario }: { readonly scenario: string | null }) {
  const designer = useNewWorkflowDesigner('shop', key);
  return (
    <WorkflowDesignerContext value={designer}>
      <SimulationContext value={useNewSimulation(designer, scenario)}>
        <SimulationPanel />
      </SimulationContext>
    </WorkflowDesignerContext>
  );
}

interface Opened {
  readonly copy: WorkingCopy;
  /** What was sent to be simulated. */
  readonly played: readonly Readonly<Record<string, unknown>>[];
}

async function open(scenario: string | null = null, simulate: () => unknown = () => answer): Promise<Opened> {
  const played: Readonly<Record<string, unknown>>[] = [];
  const documents: [DocumentKey, JsonObject][] = [
    [key, JSON.parse(JSON.stringify(flow)) as JsonObject],
    [{ kind: 'model', code: 'model' }, model],
    [{ kind: 'form', schemaCode: 'model', code: 'form' }, form],
    [{ kind: 'scenario', code: 'travel' }, travel],
  ];
  const copy = await showInCopy(
    () => (
      <ChosenPart appCode="shop" document={key} part={null}>
        <Panel scenario={scenario} />
      </ChosenPart>
    ),
    documents,
    {
      [openFormPreview.path]: () => ({ person: { id: 'p1', name: 'Mei', department: null }, permission: {}, values: {} }),
      [previewCall.path]: ({ input }) => (played.push(input as Record<string, unknown>), { data: simulate() }),
      [unitNames.path]: () => [{ text: 'bo', id: 'b1', name: '柏', unitType: 3 }],
    },
    { path: '*', at: '/design/shop/workflow/flow' },
  );
  return { copy, played };
}

const reason = () => screen.findByLabelText('事由');
const run = async () => fireEvent.click(await screen.findByRole('button', { name: /模擬$/ }));
const scenariosIn = (copy: WorkingCopy) =>
  [...copy.state().replica.documents.values()].flatMap(({ key: { kind }, content }) => (kind === 'scenario' ? [content] : []));

test('what the form contains is simulated; another decision at a step plays it again from there', async () => {
  const { played } = await open();

  fireEvent.change(await reason(), { target: { value: '旅行' } });
  await run();
  expect(await screen.findByText('結果 同意')).toBeTruthy();
  await chooseOption('主管 安的決定', '不同意');

  await waitFor(() => expect(played).toHaveLength(2));
  expect(played[0]).toMatchObject({ workflowCode: 'flow', initiatorId: 'p1', patch: { values: { reason: '旅行' } }, decisions: [] });
  expect(played[1]).toMatchObject({ decisions: [{ activity: 'boss', person: 'p', action: 'disagree' }] });
});

test('who reads is shown with the reason, without a decision', async () => {
  const readers = [{ id: 'q', name: '婷', vote: null, reason: '職務代理人' }];
  const told = { ...visit, activityCode: 'tell', activityName: '通知', kind: 'circulate', people: readers, outcome: null };
  await open(null, () => ({ ...answer, visits: [...answer.visits, told] }));
  await run();

  fireEvent.click(await screen.findByRole('button', { name: '到最後' }));

  const step = within((await screen.findByText('職務代理人')).closest('li')!);
  expect(step.getByText(/婷/)).toBeTruthy();
  expect(step.queryByRole('combobox')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: '經過' }));
});

test('the time of the submission is meant in the time zone of the person; Ctrl+Enter in the form plays it', async () => {
  const { played } = await open();

  fireEvent.change(await screen.findByLabelText('發起時間'), { target: { value: '2026-12-24T09:30' } });
  fireEvent.keyDown(await reason(), { key: 'Enter', ctrlKey: true });

  await waitFor(() => expect(played).toMatchObject([{ startAt: '2026-12-24T01:30:00.000Z' }]));
});

test('once the form changes, what was played cannot be saved until it is played again', async () => {
  await open();
  await run();
  const save = await screen.findByRole('button', { name: '儲存情境' });
  expect(save).toHaveProperty('disabled', false);

  fireEvent.input(await reason(), { target: { value: '旅行' } });

  expect(await screen.findByText('內容已變更，請重新模擬')).toBeTruthy();
  expect(save).toHaveProperty('disabled', true);
});

test('a simulation is saved as a scenario of the working copy, with the expected path and result', async () => {
  const { copy } = await open();
  await run();
  const keep = within(await screen.findByRole('region', { name: '儲存為情境' }));

  fireEvent.click(keep.getByRole('button', { name: '儲存情境' }));
  expect(await screen.findByText('請輸入情境名稱')).toBeTruthy();
  fireEvent.change(keep.getByLabelText('情境名稱'), { target: { value: '一般' } });
  fireEvent.click(keep.getByRole('button', { name: '儲存情境' }));

  const told = await screen.findByText('已儲存為情境「一般」，發布時會重新試跑');
  expect(document.activeElement).toBe(told);
  const expected = { path: ['boss'], outcome: 'agreed' };
  expect(scenariosIn(copy)[1]).toMatchObject({
    name: '一般',
    workflowCode: 'flow',
    initiator: 'p1',
    formCode: 'form',
    expected,
    blocks: true,
  });
});

test('a scenario is continued with its person, values and decisions, and replaced as it goes then', async () => {
  const { copy, played } = await open('travel');
  await waitFor(async () => expect(await reason()).toHaveProperty('value', '旅行'));
  expect(await screen.findByText('柏')).toBeTruthy();

  await run();
  const keep = within(await screen.findByRole('region', { name: '儲存為情境' }));
  expect(keep.getByLabelText('情境名稱')).toHaveProperty('value', '出差');
  fireEvent.click(keep.getByRole('button', { name: '儲存情境' }));

  expect(await screen.findByText('已儲存為情境「出差」，發布時會重新試跑')).toBeTruthy();
  expect(played).toMatchObject([{ initiatorId: 'b1', patch: { values: { reason: '旅行' } }, decisions: travel['decisions'] }]);
  expect(scenariosIn(copy)).toMatchObject([
    { code: 'travel', name: '出差', initiator: 'b1', expected: { outcome: 'agreed' }, blocks: false },
  ]);
  copy.undo();
  expect(copy.state().replica.documents.get(documentId({ kind: 'scenario', code: 'travel' }))!.content).toEqual(travel);
});

test('why a simulation failed is said', async () => {
  await open(null, () => {
    throw new RequestFailure('offline');
  });

  await run();

  expect(await screen.findByText(/網路錯誤/)).toBeTruthy();
});
