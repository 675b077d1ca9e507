import { workItemExist } from '@inkstone/api';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { openWorkIn } from './open-work-in.ts';
import { readableInstance } from './readable-instance.ts';

/** Open to readers of the instance. */
export const workItemExistEndpoint = defineQuery(workItemExist, {
  permission: 'participant',
  async handle(context, { workflowInstanceId, ownerId }) {
    const { state } = await readableInstance(context, workflowInstanceId);
    return openWorkIn(state).some((item) => item.holder === ownerId);
  },
});
