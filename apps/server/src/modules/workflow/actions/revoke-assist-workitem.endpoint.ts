import { revokeAssistWorkitem, revokeAssistWorkitemByGet, type CallArguments } from '@inkstone/api';
import { defineCommand } from '../../../platform/http/endpoint.ts';
import type { CommandContext } from '../../../platform/http/request-context.ts';
import { lockInstanceOfItem } from '../instance/instance-store.ts';
import { act } from './act.ts';

async function revoke(context: CommandContext, { workItemId, workItemVersion, workItems }: CallArguments<typeof revokeAssistWorkitem>) {
  const loaded = await lockInstanceOfItem(context.trx, workItemId);
  const command = { action: 'AssistRetrieve', itemId: workItemId, itemVersion: workItemVersion, items: workItems } as const;
  return act(context, { instanceId: loaded.id, loaded, command });
}

/** Open to the handler of the work item that asked for assistance. */
export const revokeAssistWorkitemEndpoint = defineCommand(revokeAssistWorkitem, { permission: 'participant', handle: revoke });
export const revokeAssistWorkitemByGetEndpoint = defineCommand(revokeAssistWorkitemByGet, {
  permission: 'participant',
  handle: (context, { workItems, ...asked }) => revoke(context, { ...asked, workItems: workItems === undefined ? undefined : [workItems] }),
});
