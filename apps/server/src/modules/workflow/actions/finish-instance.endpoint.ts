import { finishInstance } from '@inkstone/api';
import { defineCommand } from '../../../platform/http/endpoint.ts';
import { act } from './act.ts';

/** Open to administrators of the workflow. */
export const finishInstanceEndpoint = defineCommand(finishInstance, {
  permission: 'participant',
  handle: (context, { workflowInstanceId, reason }) =>
    act(context, { instanceId: workflowInstanceId, command: { action: 'FinishInstance', reason } }),
});
