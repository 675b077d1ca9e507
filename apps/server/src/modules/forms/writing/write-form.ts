import { formSave, type CallArguments, type CallOutput } from '@inkstone/api';
import { createId, type RuleTrigger } from '@inkstone/schema';
import type { CommandContext } from '../../../platform/http/request-context.ts';
import type { PublishedModel } from '../../apps/index.ts';
import { prepareRecord, writeRecord, type PreparedRecord, type WrittenRecord } from '../../records/index.ts';
import { hasRules } from '../../rules/index.ts';
import { createInstance, instanceTitle, newInstance, startedFor, type LoadedInstance } from '../../workflow/index.ts';
import { newForm } from '../reading/form-rights.ts';
import type { LockedRecord } from './lock-record.ts';

export type FormWrite = CallArguments<typeof formSave>;
export type FormWriteAnswer = CallOutput<typeof formSave>;

/** A form that is stored for the first time, with the draft instance of its workflow. */
export interface PreparedForm {
  readonly prepared: PreparedRecord;
  readonly instance: LoadedInstance | null;
}

/** Stores a new record, with a draft instance where its function has a workflow. */
export async function writeNew(context: CommandContext, input: FormWrite): Promise<WrittenRecord> {
  return (await prepareNew(context, input, { isFinal: false })).prepared.store();
}

/**
 * The same without storing the record yet. An instance that is submitted at once (`isFinal`) is stored together with what its submission
 * writes, unless rules run before that and may read it.
 */
export async function prepareNew(
  context: CommandContext,
  input: FormWrite,
  { isFinal }: { readonly isFinal: boolean },
): Promise<PreparedForm> {
  const { trx, actor } = context;
  const { model, form, workflow, rights } = await newForm(trx, context, input);
  const workflowCode = workflow?.definition.code ?? null;
  const principal = await startedFor(trx, context, { workflowCode, principalId: input.principalId });
  const recordId = createId(context.now().getTime());
  const create = workflow && isFinal && !(await runsRules(context, model)) ? newInstance : createInstance;
  const instance = workflow
    ? await create(context, {
        workflowCode: workflow.definition.code,
        recordId,
        schemaCode: input.schemaCode,
        title: instanceTitle(form.definition, principal?.name ?? actor.name),
      })
    : null;
  const prepared = await prepareRecord(context, {
    model,
    form,
    record: null,
    recordId,
    ...(principal && { owner: principal }),
    patch: input.patch,
    baseVersion: 0,
    permission: rights.permission,
    validation: isFinal ? 'full' : 'none',
    recompute: 'all',
    status: isFinal && !workflow ? 'COMPLETED' : 'DRAFT',
    ...(instance && { workflowInstanceId: instance.id }),
  });
  return { prepared, instance };
}

/** Whether a submission may run rules before the instance's state is stored. */
async function runsRules({ trx }: CommandContext, model: PublishedModel): Promise<boolean> {
  for (const trigger of triggersOfSubmission) if (await hasRules(trx, { model }, trigger)) return true;
  return false;
}

const triggersOfSubmission: readonly RuleTrigger[] = ['saved', 'submitted', 'completed', 'disagreed', 'canceled'];

/** Stores a patch on an existing record. The first submission recalculates everything, later ones only what depends on a change. */
export function writeStored(
  context: CommandContext,
  input: FormWrite,
  { locked, isFinal }: { readonly locked: LockedRecord; readonly isFinal: boolean },
): Promise<WrittenRecord> {
  const { model, form, record, instance, rights } = locked;
  const isFirst = isFinal && record.system.formVersion === null;
  return writeRecord(context, {
    model,
    form,
    record,
    patch: input.patch,
    baseVersion: input.baseVersion,
    permission: rights.permission,
    validation: isFinal ? 'full' : isDraft(instance, locked) ? 'none' : 'changed',
    recompute: isFirst ? 'all' : 'changed',
    ...(isFinal && !instance && { status: 'COMPLETED' as const }),
  });
}

function isDraft(instance: LoadedInstance | null, { record }: LockedRecord): boolean {
  return (instance?.row.status ?? record.system.sequenceStatus) === 'DRAFT';
}

export function writeAnswer({ record, changedPaths }: WrittenRecord): FormWriteAnswer {
  return {
    objectId: record.id,
    version: record.version,
    workflowInstanceId: record.system.workflowInstanceId,
    sequenceNo: record.system.sequenceNo,
    changedPaths: [...changedPaths],
  };
}

export function isNewForm({ objectId, workItemId }: FormWrite): boolean {
  return objectId === undefined && workItemId === undefined;
}
