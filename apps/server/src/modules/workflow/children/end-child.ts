import { emptyPatch, fullPermission } from '@inkstone/schema';
import type { BranchOutcome } from '@inkstone/workflow';
import { refuse } from '../../../platform/http/refusal.ts';
import type { CommandContext } from '../../../platform/http/request-context.ts';
import { loadForm, loadModel } from '../../apps/index.ts';
import { loadRecord, writeRecord, type StoredRecord } from '../../records/index.ts';
import { execute } from '../execute.ts';
import { lockInstance, type InstanceRow, type LoadedInstance } from '../instance/instance-store.ts';
import { actorOf } from './child-actor.ts';
import type { ChildJob } from './child-jobs.ts';
import { outputsOf } from './field-transfer.ts';
import { activityOf } from './start-child.ts';

/**
 * Notifies a parent that a child has ended, and passes on its output fields. Refused as processed when the parent already knows, or no
 * longer waits.
 */
export async function endChild(context: CommandContext, { parentId, childId }: ChildJob): Promise<void> {
  const { trx } = context;
  const parent = await lockInstance(trx, parentId);
  const row = (await trx.selectFrom('instances').selectAll().where('id', '=', childId).executeTakeFirst()) ?? refuse('not-found');
  const record = row.status === 'COMPLETED' ? await writeOutputs(context, parent, row) : undefined;
  const command = { action: 'ChildEnded', child: childId, outcome: outcomeOf(row) } as const;
  await execute(context, { instanceId: parentId, loaded: parent, command, ...(record && { record }) });
}

function outcomeOf({ status, outcome }: InstanceRow): BranchOutcome {
  return status === 'CANCELED' || outcome === null || outcome === 'finished' ? 'terminated' : outcome;
}

/** Writes a finished child's outputs into its parent's form while the parent still waits for it. */
async function writeOutputs(context: CommandContext, parent: LoadedInstance, row: InstanceRow): Promise<StoredRecord | undefined> {
  const { trx } = context;
  const child = parent.state.children?.[row.id];
  if (!child?.awaited || child.state !== 'running') return undefined;
  const { outputs } = await activityOf(trx, parent, child);
  if (outputs.length === 0) return undefined;
  const source = (await loadRecord(trx, await loadModel(trx, row.schema_code), row.record_id)) ?? refuse('record-not-found');
  const model = await loadModel(trx, parent.row.schema_code);
  const record = (await loadRecord(trx, model, parent.row.record_id, { lock: true })) ?? refuse('record-not-found');
  const form = await loadForm(trx, parent.row.schema_code, record.system.formCode, record.system.formVersion ?? undefined);
  const actor = await actorOf(context, row.initiator_id);
  const written = await writeRecord(
    { ...context, actor },
    {
      model,
      form,
      record,
      patch: { ...emptyPatch, values: outputsOf(source.values, outputs, child.key) },
      baseVersion: record.version,
      permission: fullPermission,
      validation: 'changed',
      recompute: 'changed',
    },
  );
  return written.record;
}
