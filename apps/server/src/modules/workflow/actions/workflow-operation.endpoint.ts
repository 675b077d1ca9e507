import { workflowOperation } from '@inkstone/api';
import { defineCommand } from '../../../platform/http/endpoint.ts';
import { act } from './acted.ts';

/** For the initiator or administrators, as the engine says of each action. */
export const workflowOperationEndpoint = defineCommand(workflowOperation, {
  permission: 'participant',
  handle(context, { workflowInstanceId: instanceId, action, reason }) {
    return act(context, { instanceId, command: action === 'Retry' ? { action } : { action, reason } });
  },
});
