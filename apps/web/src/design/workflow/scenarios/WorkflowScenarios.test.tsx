import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { playWorkingScenarios } from '@inkstone/api';
import type { JsonObject } from '@inkstone/design';
import { buildWorkflow, end, start } from '@inkstone/testing/workflow-builder';
import { afterEach, expect, test, vi } from 'vitest';
import { showInCopy } from '../../testing/show-in-copy.tsx';
import { ChosenPart } from '../ChosenPart.tsx';
import { useNewWorkflowDesigner, WorkflowDesignerContext } from '../use-workflow-designer.ts';
import { WorkflowScenarios } from './WorkflowScenarios.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const key = { kind: 'workflow', code: 'flow' } as const;
const content = JSON.parse(JSON.stringify(buildWorkflow([start(), end()], ['start > end']))) as JsonObject;
const scenario = (code: string, name: string, workflowCode: string) =>
  [{ kind: 'scenario', code } as const, { code, name, workflowCode, patch: {}, expected: {} }] as const;

function Shown({ onSimulate }: { readonly onSimulate: () => void }) {
  return (
    <WorkflowDesignerContext value={useNewWorkflowDesigner('shop', key)}>
      <WorkflowScenarios onSimulate={onSimulate} />
    </WorkflowDesignerContext>
  );
}

async function open(scenarios: readonly ReturnType<typeof scenario>[], played: unknown = []) {
  const onSimulate = vi.fn();
  const Page = () => (
    <ChosenPart appCode="shop" document={key} part={null}>
      <Shown onSimulate={onSimulate} />
    </ChosenPart>
  );
  await showInCopy(
    Page,
    [
      [key, content],
      [
        { kind: 'model', code: 'model' },
        { code: 'model', name: 'model', dataItems: [] },
      ],
      ...scenarios,
    ],
    { [playWorkingScenarios.path]: () => played },
  );
  return onSimulate;
}

test('the scenarios of this workflow lead to their pages, and are played over the working copy together', async () => {
  const played = (code: string, deviations: readonly string[]) => ({
    code,
    workflowCode: 'flow',
    name: code,
    blocks: true,
    found: null,
    deviations,
  });
  await open(
    [scenario('small', '小額', 'flow'), scenario('large', '大額', 'flow'), scenario('other', '別的', 'elsewhere')],
    [played('small', []), played('large', ['走了財務'])],
  );
  const list = within(await screen.findByRole('list', { name: '情境' }));
  expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual(['小額', '大額']);
  expect(list.getByRole('link', { name: '大額' }).getAttribute('href')).toContain('/design/shop/scenario/large');

  fireEvent.click(screen.getByRole('button', { name: '全部試跑' }));

  expect((await list.findByText('符合預期')).closest('li')!.textContent).toContain('小額');
  expect(list.getByText('走了財務').closest('[class]')!.parentElement!.textContent).toContain('大額');
});

test('a workflow without scenarios offers a simulation', async () => {
  const onSimulate = await open([]);

  fireEvent.click(await screen.findByRole('button', { name: '開始模擬' }));

  expect(onSimulate).toHaveBeenCalled();
});
