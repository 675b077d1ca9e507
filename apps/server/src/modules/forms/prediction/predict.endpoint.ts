import { predictWorkflow, type CallArguments } from '@inkstone/api';
import { emptyPatch } from '@inkstone/schema';
import { initialState } from '@inkstone/workflow';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { transact } from '../../../platform/db/transactions/transact.ts';
import type { QueryContext } from '../../../platform/http/request-context.ts';
import { loadModel } from '../../apps/index.ts';
import { loadRecord, newRecord, previewRecord } from '../../records/index.ts';
import {
  instanceIdOfItem,
  loadInstance,
  predictionAt,
  rightsAt,
  startedFor,
  type LoadedInstance,
  type PredictionContext,
} from '../../workflow/index.ts';
import { formOfRecord, newForm } from '../reading/form-rights.ts';

type Input = CallArguments<typeof predictWorkflow>;

/** Open to readers of the instance, and to everybody who may fill in the new form; empty for a record without a workflow. */
export const predictEndpoint = defineQuery(predictWorkflow, {
  permission: 'participant',
  async handle(context, input) {
    const subject = await predictionContext(context, input);
    return subject === null ? { activities: [], stop: null } : predictionAt(context, subject);
  },
});

async function predictionContext(context: QueryContext, input: Input): Promise<PredictionContext | null> {
  const { db } = context;
  const { workItemId, schemaCode, objectId } = input;
  const instanceId = workItemId === undefined ? input.workflowInstanceId : await instanceIdOfItem(db, workItemId);
  if (instanceId !== undefined) return predictionContextAtInstance(context, await loadInstance(db, instanceId), input);
  if (schemaCode === undefined) refuse('malformed', {}, { issues: [{ code: 'Required', path: 'schemaCode' }] });
  if (objectId === undefined) return predictionContextOfNewForm(context, { ...input, schemaCode });
  const { system } = (await loadRecord(db, await loadModel(db, schemaCode), objectId)) ?? refuse('record-not-found');
  return system.workflowInstanceId === null
    ? null
    : predictionContextAtInstance(context, await loadInstance(db, system.workflowInstanceId), input);
}

async function predictionContextOfNewForm(
  context: QueryContext,
  input: Input & { readonly schemaCode: string },
): Promise<PredictionContext | null> {
  const { db, actor } = context;
  const { model, form, workflow, rights } = await newForm(db, context, input);
  if (!workflow) return null;
  const { permission } = rights;
  const principal = await startedFor(db, context, { workflowCode: workflow.definition.code, principalId: input.principalId });
  const blank = newRecord(context, form.definition.code, { owner: principal ?? undefined });
  const record = await transact(context.db, (trx) =>
    previewRecord({ ...context, trx }, { model, form, record: blank, patch: input.patch ?? emptyPatch, permission }),
  );
  return { workflow, state: initialState, initiator: principal?.id ?? actor.id, model, record, permission };
}

/** Refuses as `rightsAt` does. */
async function predictionContextAtInstance(
  context: QueryContext,
  instance: LoadedInstance,
  { workItemId, patch }: Input,
): Promise<PredictionContext> {
  const { db, actor } = context;
  const { row, state, workflow } = instance;
  const { permission } = rightsAt(instance, actor, { workItemId });
  const model = await loadModel(db, row.schema_code);
  const stored = (await loadRecord(db, model, row.record_id)) ?? refuse('record-not-found');
  const subject = { workflow, state, initiator: row.initiator_id, model, permission };
  // The submit of a draft recalculates it, changed or not.
  if (row.status !== 'DRAFT' && (!patch || isEmpty(patch))) return { ...subject, record: stored };
  const form = await formOfRecord(db, stored, row.schema_code);
  const preview = { model, form, record: stored, patch: patch ?? emptyPatch, permission };
  return { ...subject, record: await transact(context.db, (trx) => previewRecord({ ...context, trx }, preview)) };
}

function isEmpty({ values, rows }: NonNullable<Input['patch']>): boolean {
  return Object.keys(values).length === 0 && Object.keys(rows).length === 0;
}
