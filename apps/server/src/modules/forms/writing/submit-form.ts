import type { CallArguments, CallOutput, formSubmit } from '@inkstone/api';
import type { InstanceStatus, RuleTrigger } from '@inkstone/schema';
import { refuse } from '../../../platform/http/refusal.ts';
import type { CommandContext } from '../../../platform/http/request-context.ts';
import { loadModel } from '../../apps/index.ts';
import type { WrittenRecord } from '../../records/index.ts';
import { runRules } from '../../rules/index.ts';
import { claimOpinion, execute, startedFor, type LoadedInstance } from '../../workflow/index.ts';
import { requireAction } from '../reading/form-rights.ts';
import { lockRecord } from './lock-record.ts';
import { isNewForm, writeAnswer, writeNew, writeStored } from './write-form.ts';

type Input = CallArguments<typeof formSubmit>;

/**
 * Stores instance, record and number of a submission in one transaction, also when nothing was saved before (architecture, section 2). A
 * form without a workflow is completed at once. `isLast`: nothing follows in the transaction. Refuses with the codes of the call's contract.
 */
export async function submitForm(
  context: CommandContext,
  input: Input,
  { isLast = false }: { readonly isLast?: boolean } = {},
): Promise<CallOutput<typeof formSubmit>> {
  if (isNewForm(input)) {
    const { written, instance } = await writeNew(context, input, { isFinal: true });
    requireDepartment(written);
    await submitted(context, input, written, { isFirst: true });
    return { ...writeAnswer(written), instanceStatus: await start(context, input, { written, instance, settlesVersions: true, isLast }) };
  }
  const locked = await lockRecord(context, input);
  const { instance, rights } = locked;
  if (rights.item && input.workItemVersion !== undefined && rights.item.version !== input.workItemVersion) refuse('TaskProcessed');
  if (instance && !rights.item && instance.row.status !== 'DRAFT' && instance.row.initiator_id === context.actor.id) refuse('NotDraft');
  requireAction(rights, 'Submit');
  // An assistant fills in part of the form; only the handler's submission is validated for completeness.
  const written = await writeStored(context, input, { locked, isFinal: rights.item?.kind !== 'assist' });
  requireDepartment(written);
  const isFirst = (instance?.row.status ?? locked.record.system.sequenceStatus) === 'DRAFT';
  await submitted(context, input, written, { isFirst });
  const itemId = rights.item?.id;
  const settlesVersions = locked.record.system.formVersion === null && instance?.state.pass === 0;
  return { ...writeAnswer(written), instanceStatus: await start(context, input, { written, instance, itemId, settlesVersions, isLast }) };
}

/** A record without an owner's department cannot be routed to anybody (runtime specification, section 6). */
function requireDepartment({ record }: WrittenRecord): void {
  if (record.system.workflowInstanceId !== null && record.system.ownerDeptId === null) refuse('owner-without-department');
}

/** The first submission fires more triggers than a later one; without a workflow it also completes the record. */
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
  /** From now on the record has these versions of form and workflow. */
  readonly settlesVersions: boolean;
  readonly isLast: boolean;
}

async function start(
  context: CommandContext,
  { opinion, attachments, signature, workItemVersion, chosen, confirm, shown }: Input,
  { written, instance, itemId, settlesVersions, isLast }: Submission,
): Promise<InstanceStatus | null> {
  if (instance === null) return null;
  const principal = await principalOf(context, instance, written);
  const claimed = await claimOpinion(context, instance, { opinion, attachments, signature });
  const { formCode, formVersion } = written.record.system;
  return execute(context, {
    instanceId: instance.id,
    command: {
      action: 'Submit',
      itemId,
      itemVersion: itemId === undefined ? undefined : workItemVersion,
      chosen,
      confirm,
      principal,
      ...claimed,
    },
    record: written.record,
    loaded: instance,
    shown,
    isLast,
    ...(settlesVersions &&
      formVersion !== null && {
        validatedBy: [{ kind: 'form', scope: instance.row.schema_code, code: formCode, version: formVersion }],
      }),
  });
}

/**
 * A draft of another owner was started on their behalf: the actor must still hold that delegation. Later submissions are the initiator's
 * own.
 */
async function principalOf(
  context: CommandContext,
  { state, row }: LoadedInstance,
  { record }: WrittenRecord,
): Promise<string | undefined> {
  if (state.pass > 0 || record.system.owner === context.actor.id) return undefined;
  const asked = { workflowCode: row.workflow_code, principalId: record.system.owner };
  return (await startedFor(context.trx, context, asked))?.id;
}
