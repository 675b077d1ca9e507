import type { JsonObject } from '@inkstone/design';
import { departmentTree, roleList } from '@inkstone/api';
import type { WorkflowDefinition } from '@inkstone/schema';
import { screen } from '@testing-library/react';
import { currentLocale } from '../../../platform/i18n/locale-store.ts';
import { showInCopy } from '../../testing/show-in-copy.tsx';
import type { WorkingCopy } from '../../working-copy/working-copy.ts';
import { panelTexts } from '../panel/panel.locale.ts';
import { WorkflowPanel } from '../panel/WorkflowPanel.tsx';
import { PlayingContext, useNewPlaying } from '../issues/use-playing.ts';
import { ChosenPart } from '../ChosenPart.tsx';
import { DrawnTrialContext, useNewDrawnTrial } from '../trial/drawn-trial.ts';
import { useNewWorkflowDesigner, WorkflowDesignerContext } from '../use-workflow-designer.ts';

const key = { kind: 'workflow', code: 'flow' } as const;
const model = {
  code: 'model',
  name: 'Model',
  dataItems: [
    { code: 'amount', name: 'Amount', type: 'Number' },
    { code: 'day', name: 'Day', type: 'Date' },
    { code: 'items', name: 'Items', type: 'Sheet', dataItems: [{ code: 'price', name: 'Price', type: 'Number' }] },
  ],
};
const form = {
  code: 'form',
  schemaCode: 'model',
  name: 'Form',
  controls: [{ key: 'amount', type: 'number', options: { name: 'Amount' } }],
  layout: [],
};

/** Renders the panel of a part of the workflow `flow` in a working copy, of which nothing is saved. */
export async function showPanel(definition: WorkflowDefinition, chosen: string | null): Promise<WorkingCopy> {
  const Panel = () => (
    <ChosenPart appCode="shop" document={key} part={chosen}>
      <Designer />
    </ChosenPart>
  );
  const Designer = () => {
    const designer = useNewWorkflowDesigner('shop', key);
    return (
      <WorkflowDesignerContext value={designer}>
        <PlayingContext value={useNewPlaying(designer.flow, designer.choose)}>
          <DrawnTrialContext value={useNewDrawnTrial('shop', designer.flow)}>
            <WorkflowPanel />
          </DrawnTrialContext>
        </PlayingContext>
      </WorkflowDesignerContext>
    );
  };
  const copy = await showInCopy(
    Panel,
    [
      [key, JSON.parse(JSON.stringify(definition)) as JsonObject],
      [{ kind: 'model', code: 'model' }, model],
      [{ kind: 'form', schemaCode: 'model', code: 'form' }, form],
    ],
    { [departmentTree.path]: () => [], [roleList.path]: () => [] },
  );
  await screen.findByRole('region', { name: panelTexts.table.properties[currentLocale()] });
  return copy;
}

export const contentOf = (copy: WorkingCopy): JsonObject => copy.state().replica.documents.get(`workflow/${key.code}`)!.content;
