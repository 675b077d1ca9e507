import { batchForwardWorkItem } from '@inkstone/api';
import { defineCommand } from '../../../platform/http/endpoint.ts';
import { lockInstanceOfItem } from '../instance/instance-store.ts';
import { act } from './act.ts';
import { eachItem } from './each-item.ts';
import { requirePeopleIds } from './people-ids.ts';

/** Open to the handler of the work items. */
export const batchForwardWorkItemEndpoint = defineCommand(batchForwardWorkItem, {
  permission: 'participant',
  async handle(context, { workItems, to, opinion }) {
    requirePeopleIds([to]);
    const results = await eachItem(context, workItems, async ({ workItemId, workItemVersion }) => {
      const loaded = await lockInstanceOfItem(context.trx, workItemId);
      const command = { action: 'Forward', itemId: workItemId, itemVersion: workItemVersion, to, opinion } as const;
      await act(context, { instanceId: loaded.id, loaded, command });
    });
    return { results };
  },
});
