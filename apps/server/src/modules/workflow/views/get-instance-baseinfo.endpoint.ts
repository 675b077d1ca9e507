import { getInstanceBaseinfo } from '@inkstone/api';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { presentInstances, selectInstances } from './instance-summary.ts';
import { readableInstance } from './readable-instance.ts';
import { relatedInstances } from './related-instances.ts';

/** Open to readers of the instance. */
export const getInstanceBaseinfoEndpoint = defineQuery(getInstanceBaseinfo, {
  permission: 'participant',
  async handle(context, { workflowInstanceId }) {
    const loaded = await readableInstance(context, workflowInstanceId);
    const row = await selectInstances(context.db).where('i.id', '=', loaded.id).executeTakeFirstOrThrow();
    const [instance] = await presentInstances(context.db, [row]);
    return { ...instance!, ...(await relatedInstances(context, loaded)) };
  },
});
