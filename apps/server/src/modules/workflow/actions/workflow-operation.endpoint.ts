import { workflowOperation } from '@inkstone/api';
import { defineCommand } from '../../../platform/http/endpoint.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { loadInstance } from '../instance-store.ts';
import { mayReadInstance } from '../rights.ts';
import { act } from './acted.ts';

/** For the initiator or administrators, as the engine says of each action; a group chat for whoever may read the instance. */
export const workflowOperationEndpoint = defineCommand(workflowOperation, {
  permission: 'participant',
  async handle(context, { workflowInstanceId: instanceId, action, reason }) {
    if (action === 'InitiateGroupChat') {
      if (!mayReadInstance(await loadInstance(context.trx, instanceId), context.actor)) refuse('not-allowed');
      refuse('GroupChatMissing');
    }
    return act(context, { instanceId, command: action === 'Retry' ? { action } : { action, reason } });
  },
});
