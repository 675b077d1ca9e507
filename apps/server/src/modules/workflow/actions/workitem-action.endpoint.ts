import { workitemAction } from '@inkstone/api';
import { defineCommand } from '../../../platform/http/endpoint.ts';
import { lockInstanceOfItem } from '../instance-store.ts';
import { act } from './acted.ts';
import { claimOpinion } from './claim-opinion.ts';
import { writeFormAtItem } from './form-at-item.ts';

/** For the handler of the work item. What they filled in is written under the rights of the item, fully validated when they agree. */
export const workitemActionEndpoint = defineCommand(workitemAction, {
  permission: 'participant',
  async handle(context, { workItemId, workItemVersion, action, patch, baseVersion, ...sent }) {
    const loaded = await lockInstanceOfItem(context.trx, workItemId);
    const validation = action === 'Agree' ? 'full' : 'changed';
    const written = await writeFormAtItem(context, { loaded, workItemId, workItemVersion, patch, baseVersion, validation });
    const said = await claimOpinion(context, loaded, sent);
    const command = { action, itemId: workItemId, itemVersion: workItemVersion, ...said };
    const record = written && { record: written.record };
    return act(context, { instanceId: loaded.id, loaded, command, ...record }, written?.changedPaths);
  },
});
