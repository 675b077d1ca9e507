import { predictWorkflow, type CallArguments } from '@inkstone/api';
import { emptyPatch } from '@inkstone/schema';
import { initialState } from '@inkstone/workflow';
import { defineQuery } from '../../platform/http/endpoint.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { transact } from '../../platform/db/transact.ts';
import type { QueryContext } from '../../platform/http/request-context.ts';
import { loadModel } from '../apps/index.ts';
import { loadRecord, newRecord, previewRecord } from '../records/index.ts';
import {
  instanceIdOfItem,
  loadInstance,
  predictionAt,
  rightsAt,
  startedFor,
  type LoadedInstance,
  type PredictionPlace,
} from '../workflow/index.ts';
import { formOfRecord, newForm } from './form-place.ts';

type Input = CallArguments<typeof predictWorkflow>;

/** For whoever may read the instance, and whoever fills in a new form; a record without a workflow has nothing to come. */
export const predictEndpoint = defineQuery(predictWorkflow, {
  permission: 'participant',
  async handle(context, input) {
    const place = await predictionPlace(context, input);
    return place === null ? { activities: [], stop: null } : predictionAt(context, place);
  },
});

async function predictionPlace(context: QueryContext, input: Input): Promise<PredictionPlace | null> {
  const { db } = context;
  const { workItemId, schemaCode, objectId } = input;
  const instanceId = workItemId === undefined ? input.workflowInstanceId : await instanceIdOfItem(db, workItemId);
  if (instanceId !== undefined) return atInstance(context, await loadInstance(db, instanceId), input);
  if (schemaCode === undefined) refuse('malformed', {}, { issues: [{ code: 'Required', path: 'schemaCode' }] });
  if (objectId === undefined) return atNewForm(context, { ...input, schemaCode });
  const { system } = (await loadRecord(db, await loadModel(db, schemaCode), objectId)) ?? refuse('record-not-found');
  return system.workflowInstanceId === null ? null : atInstance(context, await loadInstance(db, system.workflowInstanceId), input);
}

async function atNewForm(context: QueryContext, input: Input & { readonly schemaCode: string }): Promise<PredictionPlace | null> {
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

/** Refuses as the rights at the instance do. */
async function atInstance(context: QueryContext, instance: LoadedInstance, { workItemId, patch }: Input): Promise<PredictionPlace> {
  const { db, actor } = context;
  const { row, state, workflow } = instance;
  const { permission } = rightsAt(instance, actor, { workItemId });
  const model = await loadModel(db, row.schema_code);
  const stored = (await loadRecord(db, model, row.record_id)) ?? refuse('record-not-found');
  const place = { workflow, state, initiator: row.initiator_id, model, permission };
  // A draft is worked out anew at its submit, changed or not.
  if (row.status !== 'DRAFT' && (!patch || isEmpty(patch))) return { ...place, record: stored };
  const form = await formOfRecord(db, stored, row.schema_code);
  const preview = { model, form, record: stored, patch: patch ?? emptyPatch, permission };
  return { ...place, record: await transact(context.db, (trx) => previewRecord({ ...context, trx }, preview)) };
}

function isEmpty({ values, rows }: NonNullable<Input['patch']>): boolean {
  return Object.keys(values).length === 0 && Object.keys(rows).length === 0;
}
