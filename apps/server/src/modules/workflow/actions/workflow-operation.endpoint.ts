import { workflowOperation } from '@inkstone/api';
import { defineCommand } from '../../../platform/http/endpoint.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { loadInstance } from '../instance/instance-store.ts';
import { mayReadInstance } from '../rights/rights.ts';
import { act } from './act.ts';

/** Open to the initiator or administrators, as the engine decides for each action; a group chat is open to all readers of the instance. */
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
