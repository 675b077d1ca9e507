import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { playWorkingScenarios, unitNames } from '@inkstone/api';
import { documentId, type JsonObject } from '@inkstone/design';
import { scenarioDefinitionSchema } from '@inkstone/schema';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { showInCopy } from '../testing/show-in-copy.tsx';
import type { WorkingCopy } from '../working-copy/working-copy.ts';
import { ScenarioPage } from './ScenarioPage.tsx';

const key = { kind: 'scenario', code: 'large' } as const;
const scenario: JsonObject = {
  code: 'large',
  name: '大額',
  workflowCode: 'flow',
  initiator: 'mei',
  patch: { values: { amount: 9, 'lines[r1].price': 3 }, rows: { lines: { added: ['r1'] } } },
  decisions: [{ activity: 'manager', action: 'reject', target: 'start', afterMinutes: 60 }],
  expected: { path: ['manager'], outcome: 'agreed' },
  blocks: true,
};
const flow: JsonObject = {
  code: 'flow',
  name: '簽核',
  schemaCode: 'order',
  activities: [
    { code: 'start', name: '發起' },
    { code: 'manager', name: '主管' },
    { code: 'finance', name: '財務' },
  ],
};
const order: JsonObject = {
  code: 'order',
  name: '訂單',
  dataItems: [
    { code: 'amount', name: '金額', type: 'Number' },
    { code: 'lines', name: '明細', type: 'Sheet', dataItems: [{ code: 'price', name: '單價', type: 'Number' }] },
  ],
};

function open(played: unknown = []): Promise<WorkingCopy> {
  return showInCopy(
    () => <ScenarioPage appCode="shop" code="large" />,
    [
      [key, scenario],
      [{ kind: 'workflow', code: 'flow' }, flow],
      [{ kind: 'model', code: 'order' }, order],
    ],
    {
      [unitNames.path]: () => [{ text: 'mei', id: 'p1', name: '林小美', unitType: 3 }],
      [playWorkingScenarios.path]: () => played,
    },
  );
}

const expectedOf = (copy: WorkingCopy) => copy.state().replica.documents.get(documentId(key))!.content['expected'];

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('every property of a scenario has its place, in the words of the application', async () => {
  await open();
  await screen.findByText('林小美');

  const shown = new Map(
    [...document.querySelectorAll('[data-property]')].map((line) => [line.getAttribute('data-property'), line.textContent]),
  );
  expect(new Set(shown.keys())).toEqual(new Set(Object.keys(scenarioDefinitionSchema.shape)));
  expect(shown.get('patch')).toContain('金額：9');
  expect(shown.get('patch')).toContain('明細・單價：3');
  expect(shown.get('patch')).toContain('「明細」新增 1 列');
  expect(shown.get('decisions')).toContain('主管：第一位處理人退回到「發起」（1 小時後）');
  expect(shown.get('expected')).toContain('主管');
});

test('it is played on the working copy; what was found becomes what is expected', async () => {
  const found = { path: ['manager', 'finance'], outcome: 'agreed' };
  const played = { code: 'large', workflowCode: 'flow', name: '大額', blocks: true, found, deviations: ['走了財務'] };
  const copy = await open([played]);

  fireEvent.click(await screen.findByRole('button', { name: /試\s?跑$/ }));
  const result = within(await screen.findByRole('region', { name: '結果' }));
  expect(await result.findByText('不符預期')).toBeTruthy();
  expect(result.getByText(/主管 → 財務/)).toBeTruthy();
  fireEvent.click(result.getByRole('button', { name: '以這次的結果為預期' }));

  expect(expectedOf(copy)).toEqual(found);
  copy.undo();
  expect(expectedOf(copy)).toEqual(scenario['expected']);
});

test('the path need not be expected', async () => {
  const copy = await open();

  fireEvent.click(await screen.findByRole('button', { name: '不再要求路徑' }));

  expect(expectedOf(copy)).toEqual({ outcome: 'agreed' });
});
