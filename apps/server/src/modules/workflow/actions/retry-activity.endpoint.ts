import { retryActivity } from '@inkstone/api';
import { defineCommand } from '../../../platform/http/endpoint.ts';
import { act } from './acted.ts';

/** For administrators. */
export const retryActivityEndpoint = defineCommand(retryActivity, {
  permission: 'participant',
  handle: (context, { workflowInstanceId, tokenId }) =>
    act(context, { instanceId: workflowInstanceId, command: { action: 'Retry', token: tokenId } }),
});
