import { updateCirculateReaded } from '@inkstone/api';
import { defineCommand } from '../../../platform/http/endpoint.ts';
import { execute } from '../execute.ts';
import { instanceIdOfItem, lockInstance } from '../instance/instance-store.ts';

/** Open to the recipients of the copies. All are marked as read or, when one is refused, none; copies already read stay unchanged. */
export const updateCirculateReadedEndpoint = defineCommand(updateCirculateReaded, {
  permission: 'participant',
  async handle(context, { workItemIds }) {
    const copies: { id: string; instanceId: string }[] = [];
    for (const id of new Set(workItemIds)) copies.push({ id, instanceId: await instanceIdOfItem(context.trx, id) });
    // Always in the same order, so that two readers of the same instances do not block each other.
    copies.sort((a, b) => (a.instanceId < b.instanceId ? -1 : 1));
    let read = 0;
    for (const { id, instanceId } of copies) {
      const loaded = await lockInstance(context.trx, instanceId);
      const item = loaded.state.items[id];
      if (item?.holder === context.actor.id && item.result === 'read') continue;
      await execute(context, { instanceId, loaded, command: { action: 'Read', itemId: id } });
      read += 1;
    }
    return { read };
  },
});
