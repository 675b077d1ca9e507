import type { CallArguments, CallOutput, formSubmit } from '@inkstone/api';
import type { InstanceStatus, RuleTrigger } from '@inkstone/schema';
import { refuse } from '../../platform/http/refusal.ts';
import type { CommandContext } from '../../platform/http/request-context.ts';
import { loadModel } from '../apps/index.ts';
import type { WrittenRecord } from '../records/index.ts';
import { runRules } from '../rules/index.ts';
import { claimOpinion, execute, startedFor, type LoadedInstance } from '../workflow/index.ts';
import { requireAction } from './form-place.ts';
import { lockPlace } from './stored-place.ts';
import { isNewForm, writeAnswer, writeNew, writeStored } from './write-form.ts';

type Input = CallArguments<typeof formSubmit>;

/**
 * Instance, record, number: everything of a submission in the one transaction, also when nothing was saved before (architecture, section 2).
 * A form without a workflow is completed at once. Refuses as the call says.
 */
export async function submitForm(context: CommandContext, input: Input): Promise<CallOutput<typeof formSubmit>> {
  if (isNewForm(input)) {
    const { written, instance } = await writeNew(context, input, { isFinal: true });
    requireDepartment(written);
    await submitted(context, input, written, { isFirst: true });
    return { ...writeAnswer(written), instanceStatus: await start(context, input, { written, instance }) };
  }
  const place = await lockPlace(context, input);
  const { instance, rights } = place;
  if (rights.item && input.workItemVersion !== undefined && rights.item.version !== input.workItemVersion) refuse('TaskProcessed');
  if (instance && !rights.item && instance.row.status !== 'DRAFT' && instance.row.initiator_id === context.actor.id) refuse('NotDraft');
  requireAction(rights, 'Submit');
  // Who assists does a part of the form; whether all of it is there its handler is asked.
  const written = await writeStored(context, input, { place, isFinal: rights.item?.kind !== 'assist' });
  requireDepartment(written);
  const isFirst = (instance?.row.status ?? place.record.system.sequenceStatus) === 'DRAFT';
  await submitted(context, input, written, { isFirst });
  const itemId = rights.item?.id;
  return { ...writeAnswer(written), instanceStatus: await start(context, input, { written, instance, itemId }) };
}

/** A record without an owner's department has nobody who decides on it (runtime specification, section 6). */
function requireDepartment({ record }: WrittenRecord): void {
  if (record.system.workflowInstanceId !== null && record.system.ownerDeptId === null) refuse('owner-without-department');
}

/** A draft that is submitted sets off more than what is stored again; where there is no workflow it is completed with that. */
async function submitted(
  context: CommandContext,
  { schemaCode }: Input,
  { record }: WrittenRecord,
  { isFirst }: { readonly isFirst: boolean },
): Promise<void> {
  const isCompleted = record.system.workflowInstanceId === null;
  const triggers: readonly RuleTrigger[] = isFirst ? ['saved', 'submitted', ...(isCompleted ? ['completed' as const] : [])] : ['saved'];
  await runRules(context, triggers, { model: await loadModel(context.trx, schemaCode), record });
}

interface Submission {
  readonly written: WrittenRecord;
  readonly instance: LoadedInstance | null;
  readonly itemId?: string | undefined;
}

async function start(
  context: CommandContext,
  { opinion, attachments, signature, workItemVersion, chosen, confirm, shown }: Input,
  { written, instance, itemId }: Submission,
): Promise<InstanceStatus | null> {
  if (instance === null) return null;
  const principal = await principalOf(context, instance, written);
  const said = await claimOpinion(context, instance, { opinion, attachments, signature });
  const { status } = await execute(context, {
    instanceId: instance.id,
    command: {
      action: 'Submit',
      itemId,
      itemVersion: itemId === undefined ? undefined : workItemVersion,
      chosen,
      confirm,
      principal,
      ...said,
    },
    record: written.record,
    loaded: instance,
    shown,
  });
  return status;
}

/** A draft of somebody else's was begun for them: the actor still has to be entrusted with that. Later submits are the initiator's. */
async function principalOf(
  context: CommandContext,
  { state, row }: LoadedInstance,
  { record }: WrittenRecord,
): Promise<string | undefined> {
  if (state.pass > 0 || record.system.owner === context.actor.id) return undefined;
  const asked = { workflowCode: row.workflow_code, principalId: record.system.owner };
  return (await startedFor(context.trx, context, asked))?.id;
}
