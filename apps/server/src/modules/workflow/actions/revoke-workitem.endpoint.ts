import { revokeWorkitem } from '@inkstone/api';
import { defineCommand } from '../../../platform/http/endpoint.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { CommandContext } from '../../../platform/http/request-context.ts';
import { lockInstanceOfItem, type LoadedInstance } from '../instance/instance-store.ts';
import { recordChangesView } from '../../records/index.ts';
import { act } from './act.ts';

/** Open to the person who finished the work item, and to the initiator of the instance. */
export const revokeWorkitemEndpoint = defineCommand(revokeWorkitem, {
  permission: 'participant',
  async handle(context, input) {
    const { reason } = input;
    if ('workflowInstanceId' in input)
      return act(context, { instanceId: input.workflowInstanceId, command: { action: 'Retrieve', reason } });
    const { workItemId: itemId, workItemVersion: itemVersion } = input;
    const loaded = await lockInstanceOfItem(context.trx, itemId);
    await requireUnedited(context, loaded, itemId);
    return act(context, { instanceId: loaded.id, loaded, command: { action: 'Retrieve', itemId, itemVersion, reason } });
  },
});

/** Refuses when the next handler has begun to fill in the form: the engine knows votes, but not saved edits. */
async function requireUnedited({ trx, actor }: CommandContext, { row, state }: LoadedInstance, itemId: string): Promise<void> {
  const item = state.items[itemId];
  if (item?.holder !== actor.id || item.finishedAt === null) return;
  const edited = await trx
    .selectFrom(recordChangesView.as('record_changes'))
    .select('version')
    .where('record_id', '=', row.record_id)
    .where('at', '>', new Date(item.finishedAt))
    .where('actor', '<>', actor.id)
    .executeTakeFirst();
  if (edited) refuse('CannotRecall');
}
