import { getInstanceBaseinfo } from '@inkstone/api';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { presentInstances, selectInstances } from './instance-summary.ts';
import { readableInstance } from './readable-instance.ts';

/** For whoever may read the instance. */
export const getInstanceBaseinfoEndpoint = defineQuery(getInstanceBaseinfo, {
  permission: 'participant',
  async handle(context, { workflowInstanceId }) {
    const { id } = await readableInstance(context, workflowInstanceId);
    const row = await selectInstances(context.db).where('i.id', '=', id).executeTakeFirstOrThrow();
    const [instance] = await presentInstances(context.db, [row]);
    return instance!;
  },
});
