import { rejectWorkItem } from '@inkstone/api';
import { defineCommand } from '../../../platform/http/endpoint.ts';
import { lockItem } from '../instance/instance-store.ts';
import { act } from './act.ts';
import { claimOpinion } from './claim-opinion.ts';

/** Open to the handler of the work item. */
export const rejectWorkItemEndpoint = defineCommand(rejectWorkItem, {
  permission: 'participant',
  async handle(context, { workItemId, workItemVersion, activityCodes, resubmit, ...sent }) {
    const { loaded, record } = await lockItem(context.trx, workItemId);
    const command = {
      action: 'Reject',
      itemId: workItemId,
      itemVersion: workItemVersion,
      targets: activityCodes,
      ...(await claimOpinion(context, loaded, sent)),
      resubmit,
    } as const;
    return act(context, { instanceId: loaded.id, loaded, command, record });
  },
});
