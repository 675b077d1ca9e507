import type { CallArguments, loadPrintDatas } from '@inkstone/api';
import { refuse } from '../../platform/http/refusal.ts';
import { loadModel } from '../apps/index.ts';
import { mayPrint, rightsAtRecord, type FormRights, type ReadingContext } from '../forms/index.ts';
import { loadRecord, type StoredRecord } from '../records/index.ts';
import { instanceIdOfItem, loadInstance, type LoadedInstance } from '../workflow/index.ts';

export type PrintedInput = Omit<CallArguments<typeof loadPrintDatas>, 'templateId'>;

/** A record that the requester may print, with their rights. */
export interface PrintableRecord {
  readonly schemaCode: string;
  readonly record: StoredRecord;
  readonly instance: LoadedInstance | null;
  readonly rights: FormRights;
}

/** Returns a record to print. Refuses with `record-not-found`, `instance-deleted`, `not-allowed`, and as `rightsAtRecord` does. */
export async function printableRecord(context: ReadingContext, input: PrintedInput): Promise<PrintableRecord> {
  const { db } = context;
  const found = await findRecord(context, input);
  const rights = await rightsAtRecord(db, context, { ...found, workItemId: input.workItemId });
  if (!(await mayPrint(db, context, found, rights))) refuse('not-allowed');
  return { ...found, rights };
}

async function findRecord({ db }: ReadingContext, input: PrintedInput): Promise<Omit<PrintableRecord, 'rights'>> {
  const instanceId = input.workItemId === undefined ? input.workflowInstanceId : await instanceIdOfItem(db, input.workItemId);
  if (instanceId !== undefined) {
    const instance = await loadInstance(db, instanceId);
    const { schema_code: schemaCode, record_id: recordId } = instance.row;
    const record = (await loadRecord(db, await loadModel(db, schemaCode), recordId)) ?? refuse('record-not-found');
    return { schemaCode, record, instance };
  }
  const { schemaCode, objectId } = input;
  if (schemaCode === undefined || objectId === undefined) refuse('malformed', {}, { issues: [{ code: 'Required', path: 'objectId' }] });
  const record = (await loadRecord(db, await loadModel(db, schemaCode), objectId)) ?? refuse('record-not-found');
  const { workflowInstanceId } = record.system;
  return { schemaCode, record, instance: workflowInstanceId === null ? null : await loadInstance(db, workflowInstanceId) };
}
