import { listSummaries, type CallArguments, type InstanceSummary } from '@inkstone/api';
import { defineQuery } from '../../platform/http/endpoint.ts';
import { refuse, Refusal } from '../../platform/http/refusal.ts';
import type { QueryContext } from '../../platform/http/request-context.ts';
import { loadModel } from '../apps/index.ts';
import { loadRecord } from '../records/index.ts';
import { loadInstance } from '../workflow/index.ts';
import { rightsAtRecord } from './form-place.ts';
import { openStored } from './open-stored.ts';
import { summarizeForm } from './summarize-form.ts';
import { toldRefusal } from './told-refusal.ts';

type Asked = CallArguments<typeof listSummaries>['items'][number];

/** Each as by itself: what one may not read says so and hides nothing of the others. A named work item shows what it lets its holder see. */
export const listSummariesEndpoint = defineQuery(listSummaries, {
  permission: 'participant',
  async handle(context, { items }) {
    const summaries: InstanceSummary[] = [];
    for (const asked of items) {
      const { workflowInstanceId } = asked;
      try {
        summaries.push({ workflowInstanceId, fields: await fieldsOf(context, asked), errcode: 0, errmsg: '', code: null });
      } catch (problem) {
        if (!(problem instanceof Refusal)) throw problem;
        summaries.push({ workflowInstanceId, fields: null, ...toldRefusal(problem, context.locale), code: problem.code });
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
  const place = { record, schemaCode, instance };
  const { opened } = await openStored(context, place, await rightsAtRecord(db, context, { ...place, workItemId }));
  try {
    return await summarizeForm(opened, locale);
  } finally {
    opened.dispose();
  }
}
