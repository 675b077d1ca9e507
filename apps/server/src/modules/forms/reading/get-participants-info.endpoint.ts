import { getParticipantsInfo, type CallArguments } from '@inkstone/api';
import { initialState } from '@inkstone/workflow';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { QueryContext } from '../../../platform/http/request-context.ts';
import { loadModel } from '../../apps/index.ts';
import { loadRecord, newRecord } from '../../records/index.ts';
import { choicesAt, instanceIdOfItem, loadInstance, rightsAt, type ChoiceContext, type LoadedInstance } from '../../workflow/index.ts';
import { newForm } from './form-rights.ts';

type Input = CallArguments<typeof getParticipantsInfo>;

/**
 * Open to everybody who may submit here: the handler of the work item, the initiator of a draft, anybody at a new form. Empty where nobody
 * is chosen.
 */
export const getParticipantsInfoEndpoint = defineQuery(getParticipantsInfo, {
  permission: 'participant',
  async handle(context, input) {
    const subject = await choiceContext(context, input);
    return subject === null ? [] : choicesAt(context, { ...subject, activityCodes: input.activityCodes });
  },
});

async function choiceContext(context: QueryContext, input: Input): Promise<ChoiceContext | null> {
  const { db } = context;
  const model = await loadModel(db, input.schemaCode);
  if (input.workItemId !== undefined)
    return choiceContextAtInstance(context, await loadInstance(db, await instanceIdOfItem(db, input.workItemId)), input);
  if (input.objectId === undefined) {
    const { workflow, form } = await newForm(db, context, input);
    if (!workflow) return null;
    const record = newRecord(context, form.definition.code);
    return { definition: workflow.definition, state: initialState, item: null, model, record };
  }
  const { system } = (await loadRecord(db, model, input.objectId)) ?? refuse('record-not-found');
  return system.workflowInstanceId === null
    ? null
    : choiceContextAtInstance(context, await loadInstance(db, system.workflowInstanceId), input);
}

/** Refuses as `rightsAt` does. */
async function choiceContextAtInstance(
  context: QueryContext,
  instance: LoadedInstance,
  { schemaCode, workItemId }: Input,
): Promise<ChoiceContext | null> {
  const { row, state, workflow } = instance;
  if (row.schema_code !== schemaCode) refuse('record-not-found');
  const { item, actions } = rightsAt(instance, context.actor, { workItemId });
  if (!actions.some(({ action }) => action === 'Submit' || action === 'Agree')) return null;
  const model = await loadModel(context.db, schemaCode);
  const record = (await loadRecord(context.db, model, row.record_id)) ?? refuse('record-not-found');
  return { definition: workflow.definition, state, item, model, record };
}
