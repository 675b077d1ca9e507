import { cancelActivity } from '@inkstone/api';
import { defineCommand } from '../../../platform/http/endpoint.ts';
import { act } from './act.ts';

/** Open to administrators of the workflow. */
export const cancelActivityEndpoint = defineCommand(cancelActivity, {
  permission: 'participant',
  handle: (context, { workflowInstanceId, activityCode, reason }) =>
    act(context, { instanceId: workflowInstanceId, command: { action: 'CancelActivity', activity: activityCode, reason } }),
});
