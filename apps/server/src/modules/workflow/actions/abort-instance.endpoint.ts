import { abortInstance } from '@inkstone/api';
import { defineCommand } from '../../../platform/http/endpoint.ts';
import { act } from './acted.ts';

/** For the initiator of the instance and for administrators. */
export const abortInstanceEndpoint = defineCommand(abortInstance, {
  permission: 'participant',
  handle: (context, { workflowInstanceId, reason }) =>
    act(context, { instanceId: workflowInstanceId, command: { action: 'Cancel', reason } }),
});
