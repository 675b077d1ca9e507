import { workitemAction, type CallArguments } from '@inkstone/api';
import { defineCommand } from '../../../platform/http/endpoint.ts';
import type { Order } from '../execute.ts';
import { lockItem } from '../instance/instance-store.ts';
import { act } from './act.ts';
import { claimOpinion, type ClaimedOpinion } from './claim-opinion.ts';
import { writeFormAtItem } from './form-at-item.ts';
import { requirePeopleIds } from './people-ids.ts';

type Input = CallArguments<typeof workitemAction>;

/** Open to the handler of the work item. The form is written under the rights of the item, fully validated when they agree. */
export const workitemActionEndpoint = defineCommand(workitemAction, {
  permission: 'participant',
  async handle(context, input) {
    const { workItemId, workItemVersion, action, side, patch, baseVersion, opinion, attachments, signature, shown } = input;
    const { loaded, record: locked } = await lockItem(context.trx, workItemId);
    const isAgreeing = action === 'Agree' || (action === 'PreAddSign' && side === 'after');
    const validation = isAgreeing ? 'full' : 'changed';
    const written = await writeFormAtItem(context, { loaded, locked, workItemId, workItemVersion, patch, baseVersion, validation });
    const command = orderOf(input, await claimOpinion(context, loaded, { opinion, attachments, signature }));
    const record = written?.record ?? locked;
    return act(context, { instanceId: loaded.id, loaded, command, shown, isLast: true, record }, written?.changedPaths);
  },
});

function orderOf(
  { workItemId, workItemVersion, action, people, side, vote, waits, chosen, confirm }: Input,
  claimed: ClaimedOpinion,
): Order {
  const item = { itemId: workItemId, itemVersion: workItemVersion, ...claimed };
  if (action === 'PreAddSign') return { action, ...item, people: requirePeopleIds(people), side, vote, chosen, confirm };
  if (action === 'Consult') return { action, ...item, people: requirePeopleIds(people), waits };
  if (action === 'Agree' || action === 'DisAgree') return { action, ...item, chosen, confirm };
  return { action, ...item };
}
