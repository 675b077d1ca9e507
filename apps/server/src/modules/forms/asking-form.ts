import type { CallArguments, formAsk } from '@inkstone/api';
import type { FormDefinition, FormPermission, FormValues } from '@inkstone/schema';
import type { Executor } from '../../platform/db/database.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { QueryContext } from '../../platform/http/request-context.ts';
import { loadModel } from '../apps/index.ts';
import { loadRecord } from '../records/index.ts';
import { instanceIdOfItem, loadInstance, type LoadedInstance } from '../workflow/index.ts';
import { formOfRecord, newForm, rightsAtRecord } from './form-place.ts';
import type { ReadPlace } from './read-place.ts';

type Place = Omit<CallArguments<typeof formAsk>, 'questions'> & {
  /** Of a record: opened for editing outside of a task. */
  readonly mode?: 'edit' | undefined;
};

/** The form somebody has open, what they may do with it, and the stored record behind it. */
export interface AskingForm {
  readonly definition: FormDefinition;
  readonly permission: FormPermission;
  readonly schemaCode: string;
  /** Empty for a new form. */
  readonly stored: FormValues;
  /** Null for a new form. */
  readonly read: ReadPlace | null;
}

/** Who may load a form may ask for it. Refuses as loading does. */
export async function askingForm(context: QueryContext, place: Place): Promise<AskingForm> {
  const { db } = context;
  const instance = await instanceAt(db, place);
  const { schemaCode = instance?.row.schema_code, objectId = instance?.row.record_id } = place;
  if (schemaCode === undefined) refuse('malformed', {}, { issues: [{ code: 'Required', path: 'schemaCode' }] });
  if (objectId === undefined) {
    const { form, rights } = await newForm(db, context, { ...place, schemaCode });
    return { definition: form.definition, permission: rights.permission, schemaCode, stored: {}, read: null };
  }
  return ofRecord(context, { schemaCode, objectId, instance, workItemId: place.workItemId, mode: place.mode });
}

async function instanceAt(executor: Executor, { workItemId, workflowInstanceId }: Place): Promise<LoadedInstance | null> {
  const id = workItemId === undefined ? workflowInstanceId : await instanceIdOfItem(executor, workItemId);
  return id === undefined ? null : loadInstance(executor, id);
}

async function ofRecord(
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
