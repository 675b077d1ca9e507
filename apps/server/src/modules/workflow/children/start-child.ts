import { createId, emptyPatch, fullPermission, type ActivityOf } from '@inkstone/schema';
import type { Child } from '@inkstone/workflow';
import type { Trx } from '../../../platform/db/database.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { CommandContext } from '../../../platform/http/request-context.ts';
import { loadForm, loadModel, loadWorkflow } from '../../apps/index.ts';
import { loadRecord, writeRecord } from '../../records/index.ts';
import { execute } from '../execute.ts';
import { createInstance, type InstanceRow, type LoadedInstance } from '../instance/instance-store.ts';
import { instanceTitle } from '../instance/instance-title.ts';
import { stateOf } from '../instance/state-segments.ts';
import { activeActorOf } from './child-actor.ts';
import { enqueueChildJob, type ChildJob } from './child-jobs.ts';
import { inputsOf } from './field-transfer.ts';

/**
 * Starts a sub-process with its input fields and submits it in the name of its initiator. Does nothing when the parent no longer counts it
 * as running, or when it exists already. Locks the parent's row meanwhile, so that the parent cannot release the child between the check
 * and its creation.
 */
export async function startChild(context: CommandContext, { parentId, childId }: ChildJob): Promise<void> {
  const { trx } = context;
  const parent = await trx.selectFrom('instances').selectAll().where('id', '=', parentId).forShare().executeTakeFirst();
  const child = parent?.state.children?.[childId];
  if (!parent || child?.state !== 'running') return;
  if (await isStarted(trx, parentId, childId)) return;
  const activity = await activityOf(trx, { row: parent, ...(await stateOf(trx, parent)) }, child);
  const initiator = await activeActorOf(context, child.initiator);
  await submitChild({ ...context, actor: initiator }, parent, child, activity);
}

/** A child that has ended notifies its parent once more, because its outputs could not be taken before. */
async function isStarted(trx: Trx, parentId: string, childId: string): Promise<boolean> {
  const row = await trx.selectFrom('instances').select(['status', 'modified_at']).where('id', '=', childId).executeTakeFirst();
  if (row?.status === 'COMPLETED' || row?.status === 'CANCELED')
    await enqueueChildJob(trx, { step: 'ended', parentId, childId }, row.modified_at);
  return row !== undefined;
}

async function submitChild(context: CommandContext, parent: InstanceRow, child: Child, activity: ActivityOf<'subprocess'>): Promise<void> {
  const { trx } = context;
  const { definition } = await loadWorkflow(trx, activity.workflow);
  const { schemaCode } = definition;
  const model = await loadModel(trx, schemaCode);
  const form = await loadForm(trx, schemaCode);
  const source = (await loadRecord(trx, await loadModel(trx, parent.schema_code), parent.record_id)) ?? refuse('record-not-found');
  const recordId = createId(context.now().getTime());
  const instance = await createInstance(context, {
    id: child.id,
    parentId: parent.id,
    workflowCode: activity.workflow,
    recordId,
    schemaCode,
    title: instanceTitle(form.definition, context.actor.name),
  });
  await writeRecord(context, {
    model,
    form,
    record: null,
    recordId,
    workflowInstanceId: instance.id,
    patch: { ...emptyPatch, values: inputsOf(source.values, activity.inputs, child.key) },
    baseVersion: 0,
    permission: fullPermission,
    validation: 'full',
    recompute: 'all',
  });
  const depth = (parent.state.parent?.depth ?? 0) + 1;
  await execute(context, { instanceId: instance.id, command: { action: 'Submit', confirm: true, parent: { instance: parent.id, depth } } });
}

/** Returns the activity that a child belongs to, in the version that the parent runs on. */
export async function activityOf(
  trx: Trx,
  { row, state }: Pick<LoadedInstance, 'row' | 'state'>,
  child: Child,
): Promise<ActivityOf<'subprocess'>> {
  const { definition } = await loadWorkflow(trx, row.workflow_code, row.workflow_version);
  const code = state.visits[child.visit]?.activity;
  const activity = definition.activities.find((each) => each.code === code);
  return activity?.kind === 'subprocess' ? activity : refuse('not-found');
}
