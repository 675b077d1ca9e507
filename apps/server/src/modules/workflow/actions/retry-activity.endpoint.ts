import { retryActivity } from '@inkstone/api';
import { defineCommand } from '../../../platform/http/endpoint.ts';
import { act } from './act.ts';

/** Open to administrators. */
export const retryActivityEndpoint = defineCommand(retryActivity, {
  permission: 'participant',
  handle: (context, { workflowInstanceId, tokenId }) =>
    act(context, { instanceId: workflowInstanceId, command: { action: 'Retry', token: tokenId } }),
});
