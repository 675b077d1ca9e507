import { listSummaries, type CallArguments, type InstanceSummary } from '@inkstone/api';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { refuse, Refusal } from '../../../platform/http/refusal.ts';
import type { QueryContext } from '../../../platform/http/request-context.ts';
import { loadModel } from '../../apps/index.ts';
import { loadRecord } from '../../records/index.ts';
import { loadInstance } from '../../workflow/index.ts';
import { rightsAtRecord } from './form-rights.ts';
import { openStored } from './open-stored.ts';
import { summarizeForm } from './summarize-form.ts';
import { presentRefusal } from '../writing/present-refusal.ts';

type Asked = CallArguments<typeof listSummaries>['items'][number];

/**
 * Each record is summarised independently: a refused one is reported and does not affect the others. A named work item shows what its
 * holder may see.
 */
export const listSummariesEndpoint = defineQuery(listSummaries, {
  permission: 'participant',
  async handle(context, { items }) {
    const summaries: InstanceSummary[] = [];
    for (const asked of items) {
      const { workflowInstanceId } = asked;
      try {
        summaries.push({ workflowInstanceId, fields: await fieldsOf(context, asked), errcode: 0, errmsg: '', code: null });
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        summaries.push({ workflowInstanceId, fields: null, ...presentRefusal(error, context.locale), code: error.code });
      }
    }
    return summaries;
  },
});

async function fieldsOf(context: QueryContext, { workflowInstanceId, workItemId }: Asked): Promise<InstanceSummary['fields']> {
  const { db, locale } = context;
  const instance = await loadInstance(db, workflowInstanceId);
  const { schema_code: schemaCode, record_id: recordId } = instance.row;
  const record = (await loadRecord(db, await loadModel(db, schemaCode), recordId)) ?? refuse('record-not-found');
  const at = { record, schemaCode, instance };
  const { opened } = await openStored(context, at, await rightsAtRecord(db, context, { ...at, workItemId }));
  try {
    return await summarizeForm(opened, locale);
  } finally {
    opened.dispose();
  }
}
