import { abortInstance } from '@inkstone/api';
import { defineCommand } from '../../../platform/http/endpoint.ts';
import { act } from './act.ts';

/** Open to the initiator of the instance and to administrators. */
export const abortInstanceEndpoint = defineCommand(abortInstance, {
  permission: 'participant',
  handle: (context, { workflowInstanceId, reason }) =>
    act(context, { instanceId: workflowInstanceId, command: { action: 'Cancel', reason } }),
});
