import { revokeAssistWorkitem } from '@inkstone/api';
import { defineCommand } from '../../../platform/http/endpoint.ts';
import { lockInstanceOfItem } from '../instance-store.ts';
import { act } from './act.ts';

/** Open to the handler of the work item that asked for assistance. */
export const revokeAssistWorkitemEndpoint = defineCommand(revokeAssistWorkitem, {
  permission: 'participant',
  async handle(context, { workItemId, workItemVersion, workItems }) {
    const loaded = await lockInstanceOfItem(context.trx, workItemId);
    const command = { action: 'AssistRetrieve', itemId: workItemId, itemVersion: workItemVersion, items: workItems } as const;
    return act(context, { instanceId: loaded.id, loaded, command });
  },
});
