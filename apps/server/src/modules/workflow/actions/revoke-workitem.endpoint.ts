import { revokeWorkitem } from '@inkstone/api';
import { defineCommand } from '../../../platform/http/endpoint.ts';
import { act } from './acted.ts';

/** For the initiator of the instance. */
export const revokeWorkitemEndpoint = defineCommand(revokeWorkitem, {
  permission: 'participant',
  handle: (context, { workflowInstanceId, reason }) =>
    act(context, { instanceId: workflowInstanceId, command: { action: 'Retrieve', reason } }),
});
