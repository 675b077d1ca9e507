import { forwardWorkItem } from '@inkstone/api';
import { defineCommand } from '../../../platform/http/endpoint.ts';
import { lockItem } from '../instance/instance-store.ts';
import { act } from './act.ts';
import { claimOpinion } from './claim-opinion.ts';
import { writeFormAtItem } from './form-at-item.ts';
import { requirePeopleIds } from './people-ids.ts';

/** Open to the handler of the work item. The form is stored before the item is forwarded. */
export const forwardWorkItemEndpoint = defineCommand(forwardWorkItem, {
  permission: 'participant',
  async handle(context, { workItemId, workItemVersion, to, patch, baseVersion, ...sent }) {
    const { loaded, record: locked } = await lockItem(context.trx, workItemId);
    requirePeopleIds([to]);
    const written =
      patch && (await writeFormAtItem(context, { loaded, locked, workItemId, workItemVersion, patch, baseVersion, validation: 'changed' }));
    const claimed = await claimOpinion(context, loaded, sent);
    const command = { action: 'Forward', itemId: workItemId, itemVersion: workItemVersion, to, ...claimed } as const;
    const record = written?.record ?? locked;
    return act(context, { instanceId: loaded.id, loaded, command, record }, written?.changedPaths);
  },
});
