import { forwardWorkItem } from '@inkstone/api';
import { defineCommand } from '../../../platform/http/endpoint.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { isId } from '../id.ts';
import { lockInstanceOfItem } from '../instance-store.ts';
import { act } from './acted.ts';
import { claimOpinion } from './claim-opinion.ts';

/** For the handler of the work item. */
export const forwardWorkItemEndpoint = defineCommand(forwardWorkItem, {
  permission: 'participant',
  async handle(context, { workItemId, workItemVersion, to, ...sent }) {
    const loaded = await lockInstanceOfItem(context.trx, workItemId);
    // Nobody is found under what is no id, as under an unknown one.
    if (!isId(to)) refuse('PersonInactive');
    const said = await claimOpinion(context, loaded, sent);
    const command = { action: 'Forward', itemId: workItemId, itemVersion: workItemVersion, to, ...said } as const;
    return act(context, { instanceId: loaded.id, loaded, command });
  },
});
