import type { CallArguments, getFormUrl } from '@inkstone/api';
import type { Executor } from '../../platform/db/database.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { Asker } from '../../platform/http/request-context.ts';
import { loadModel } from '../apps/index.ts';
import { readMessageWays } from '../messages/index.ts';
import { loadRecord } from '../records/index.ts';
import { instanceIdOfItem, loadInstance } from '../workflow/index.ts';
import { newForm, rightsAtRecord } from './form-place.ts';
import { readPlace } from './read-place.ts';

type Asked = CallArguments<typeof getFormUrl>;

/** The address, within the web client, of a form that the asker may open. Refuses as opening it does. */
export async function openablePath(executor: Executor, asker: Asker, asked: Asked): Promise<string> {
  const { schemaCode, formCode, objectId, workItemId, workflowInstanceId } = asked;
  if (workItemId !== undefined) {
    await requireInstance(executor, asker, await instanceIdOfItem(executor, workItemId), workItemId);
    return `/work-item/${workItemId}`;
  }
  if (workflowInstanceId !== undefined) {
    await requireInstance(executor, asker, workflowInstanceId);
    return `/instance/${workflowInstanceId}`;
  }
  if (schemaCode === undefined) refuse('malformed', {}, { issues: [{ code: 'Required', path: 'schemaCode' }] });
  if (objectId !== undefined) {
    await readPlace(executor, asker, { schemaCode, objectId });
    return `/record/${schemaCode}/${objectId}`;
  }
  const { form } = await newForm(executor, asker, { schemaCode, formCode });
  return `/new/${schemaCode}/${form.definition.code}`;
}

async function requireInstance(executor: Executor, asker: Asker, instanceId: string, workItemId?: string): Promise<void> {
  const instance = await loadInstance(executor, instanceId);
  const { schema_code: schemaCode, record_id: recordId } = instance.row;
  const record = (await loadRecord(executor, await loadModel(executor, schemaCode), recordId)) ?? refuse('record-not-found');
  await rightsAtRecord(executor, asker, { record, schemaCode, instance, ...(workItemId !== undefined && { workItemId }) });
}

/** The whole address; null where administrators did not say where the product is found. */
export async function urlOf(executor: Executor, path: string, origin = ''): Promise<string | null> {
  const { publicUrl } = await readMessageWays(executor);
  const base = (publicUrl.url || origin).replace(/\/$/, '');
  return base === '' ? null : `${base}/#${path}`;
}
