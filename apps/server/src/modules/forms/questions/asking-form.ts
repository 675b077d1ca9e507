import type { CallArguments, formAsk } from '@inkstone/api';
import type { FormDefinition, FormPermission, FormValues } from '@inkstone/schema';
import type { Executor } from '../../../platform/db/database.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { QueryContext } from '../../../platform/http/request-context.ts';
import { loadModel } from '../../apps/index.ts';
import { loadRecord } from '../../records/index.ts';
import { instanceIdOfItem, loadInstance, type LoadedInstance } from '../../workflow/index.ts';
import { previewedForm } from '../preview/previewed-form.ts';
import { formOfRecord, newForm, rightsAtRecord } from '../reading/form-rights.ts';
import type { ReadRecord } from '../reading/read-record.ts';

type AskedForm = Omit<CallArguments<typeof formAsk>, 'questions'> & {
  /** `edit`: a record opened for editing outside a task. */
  readonly mode?: 'edit' | undefined;
};

/** The open form, the person's permission on it, and the stored record behind it. */
export interface AskingForm {
  readonly definition: FormDefinition;
  readonly permission: FormPermission;
  readonly schemaCode: string;
  /** Empty for a new form. */
  readonly stored: FormValues;
  /** Null for a new form. */
  readonly read: ReadRecord | null;
}

/** Open to everybody who may load the form. Refuses as loading does. */
export async function askingForm(context: QueryContext, asked: AskedForm): Promise<AskingForm> {
  const { db } = context;
  const instance = await instanceAt(db, asked);
  const { schemaCode = instance?.row.schema_code, objectId = instance?.row.record_id } = asked;
  if (schemaCode === undefined) refuse('malformed', {}, { issues: [{ code: 'Required', path: 'schemaCode' }] });
  if (context.previewedAt !== undefined) return previewedForm(context, context.previewedAt, { ...asked, schemaCode, objectId });
  if (objectId === undefined) {
    const { form, rights } = await newForm(db, context, { ...asked, schemaCode });
    return { definition: form.definition, permission: rights.permission, schemaCode, stored: {}, read: null };
  }
  return askingFormOfRecord(context, { schemaCode, objectId, instance, workItemId: asked.workItemId, mode: asked.mode });
}

async function instanceAt(executor: Executor, { workItemId, workflowInstanceId }: AskedForm): Promise<LoadedInstance | null> {
  const id = workItemId === undefined ? workflowInstanceId : await instanceIdOfItem(executor, workItemId);
  return id === undefined ? null : loadInstance(executor, id);
}

async function askingFormOfRecord(
  context: QueryContext,
  at: {
    schemaCode: string;
    objectId: string;
    instance: LoadedInstance | null;
    workItemId: string | undefined;
    mode: 'edit' | undefined;
  },
): Promise<AskingForm> {
  const { db } = context;
  const { workItemId, mode } = at;
  const model = await loadModel(db, at.instance?.row.schema_code ?? at.schemaCode);
  const schemaCode = model.definition.code;
  const record = (await loadRecord(db, model, at.instance?.row.record_id ?? at.objectId)) ?? refuse('record-not-found');
  const { workflowInstanceId } = record.system;
  const instance = at.instance ?? (workflowInstanceId === null ? null : await loadInstance(db, workflowInstanceId));
  const rights = await rightsAtRecord(db, context, { record, schemaCode, instance, workItemId, mode });
  const { definition } = await formOfRecord(db, record, schemaCode);
  return { definition, permission: rights.permission, schemaCode, stored: record.values, read: { record, instance, rights } };
}
