import type { CallArguments, getFormUrl } from '@inkstone/api';
import type { Executor } from '../../../platform/db/database.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Requester } from '../../../platform/http/request-context.ts';
import { loadModel } from '../../apps/index.ts';
import { readMessageChannels } from '../../messages/index.ts';
import { loadRecord } from '../../records/index.ts';
import { instanceIdOfItem, loadInstance } from '../../workflow/index.ts';
import { newForm, rightsAtRecord } from '../reading/form-rights.ts';
import { readRecord } from '../reading/read-record.ts';

type Asked = CallArguments<typeof getFormUrl>;

/** Returns the path, within the web client, of a form that the requester may open. Refuses as opening it does. */
export async function openablePath(executor: Executor, requester: Requester, asked: Asked): Promise<string> {
  const { schemaCode, formCode, objectId, workItemId, workflowInstanceId } = asked;
  if (workItemId !== undefined) {
    await requireInstance(executor, requester, await instanceIdOfItem(executor, workItemId), workItemId);
    return `/work-item/${workItemId}`;
  }
  if (workflowInstanceId !== undefined) {
    await requireInstance(executor, requester, workflowInstanceId);
    return `/instance/${workflowInstanceId}`;
  }
  if (schemaCode === undefined) refuse('malformed', {}, { issues: [{ code: 'Required', path: 'schemaCode' }] });
  if (objectId !== undefined) {
    await readRecord(executor, requester, { schemaCode, objectId });
    return `/record/${schemaCode}/${objectId}`;
  }
  const { form } = await newForm(executor, requester, { schemaCode, formCode });
  return `/new/${schemaCode}/${form.definition.code}`;
}

async function requireInstance(executor: Executor, requester: Requester, instanceId: string, workItemId?: string): Promise<void> {
  const instance = await loadInstance(executor, instanceId);
  const { schema_code: schemaCode, record_id: recordId } = instance.row;
  const record = (await loadRecord(executor, await loadModel(executor, schemaCode), recordId)) ?? refuse('record-not-found');
  await rightsAtRecord(executor, requester, { record, schemaCode, instance, ...(workItemId !== undefined && { workItemId }) });
}

/** Returns the full URL; null where administrators did not set the public URL. */
export async function urlOf(executor: Executor, path: string, origin = ''): Promise<string | null> {
  const { publicUrl } = await readMessageChannels(executor);
  const base = (publicUrl.url || origin).replace(/\/$/, '');
  return base === '' ? null : `${base}/#${path}`;
}
