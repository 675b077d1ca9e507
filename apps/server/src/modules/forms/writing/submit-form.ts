import type { CallArguments, CallOutput, formSubmit } from '@inkstone/api';
import type { InstanceStatus, RuleTrigger } from '@inkstone/schema';
import { refuse } from '../../../platform/http/refusal.ts';
import type { CommandContext } from '../../../platform/http/request-context.ts';
import { loadModel } from '../../apps/index.ts';
import type { PreparedRecord, StoredRecord, WrittenRecord } from '../../records/index.ts';
import { runRules } from '../../rules/index.ts';
import { claimOpinion, execute, startedFor, type LoadedInstance } from '../../workflow/index.ts';
import { requireAction } from '../reading/form-rights.ts';
import { lockRecord } from './lock-record.ts';
import { isNewForm, prepareNew, writeAnswer, writeStored } from './write-form.ts';

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
    const { prepared, instance } = await prepareNew(context, input, { isFinal: true });
    requireDepartment(prepared.record);
    const start = { instance, settlesVersions: true, isLast };
    if (instance?.isNew) {
      // No rules run, so that nothing reads the record before the workflow has decided.
      const instanceStatus = await startWorkflow(context, input, { ...start, prepared });
      return { ...writeAnswer(await prepared.store()), instanceStatus };
    }
    const written = await prepared.store();
    await submitted(context, input, written, { isFirst: true });
    return { ...writeAnswer(written), instanceStatus: await startWorkflow(context, input, { ...start, prepared: stored(written) }) };
  }
  const locked = await lockRecord(context, input);
  const { instance, rights } = locked;
  if (rights.item && input.workItemVersion !== undefined && rights.item.version !== input.workItemVersion) refuse('TaskProcessed');
  if (instance && !rights.item && instance.row.status !== 'DRAFT' && instance.row.initiator_id === context.actor.id) refuse('NotDraft');
  requireAction(rights, 'Submit');
  // An assistant fills in part of the form; only the handler's submission is validated for completeness.
  const written = await writeStored(context, input, { locked, isFinal: rights.item?.kind !== 'assist' });
  requireDepartment(written.record);
  const isFirst = (instance?.row.status ?? locked.record.system.sequenceStatus) === 'DRAFT';
  await submitted(context, input, written, { isFirst });
  const itemId = rights.item?.id;
  const settlesVersions = locked.record.system.formVersion === null && instance?.state.pass === 0;
  const start = { prepared: stored(written), instance, itemId, settlesVersions, isLast };
  return { ...writeAnswer(written), instanceStatus: await startWorkflow(context, input, start) };
}

function stored(written: WrittenRecord): PreparedRecord {
  return { record: written.record, store: () => Promise.resolve(written), join: () => null };
}

/** A record without an owner's department cannot be routed to anybody (runtime specification, section 6). */
function requireDepartment({ system }: StoredRecord): void {
  if (system.workflowInstanceId !== null && system.ownerDeptId === null) refuse('owner-without-department');
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
  readonly prepared: PreparedRecord;
  readonly instance: LoadedInstance | null;
  readonly itemId?: string | undefined;
  /** From now on the record has these versions of form and workflow. */
  readonly settlesVersions: boolean;
  readonly isLast: boolean;
}

async function startWorkflow(
  context: CommandContext,
  { opinion, attachments, signature, workItemVersion, chosen, confirm, shown }: Input,
  { prepared, instance, itemId, settlesVersions, isLast }: Submission,
): Promise<InstanceStatus | null> {
  if (instance === null) return null;
  const principal = await principalOf(context, instance, prepared.record);
  const claimed = await claimOpinion(context, instance, { opinion, attachments, signature });
  const { formCode, formVersion } = prepared.record.system;
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
    prepared,
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
async function principalOf(context: CommandContext, { state, row }: LoadedInstance, { system }: StoredRecord): Promise<string | undefined> {
  if (state.pass > 0 || system.owner === context.actor.id) return undefined;
  const asked = { workflowCode: row.workflow_code, principalId: system.owner };
  return (await startedFor(context.trx, context, asked))?.id;
}
