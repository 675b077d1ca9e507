import type { CallArguments, CallOutput, assistWorkItem } from '@inkstone/api';
import type { CommandContext } from '../../../platform/http/request-context.ts';
import type { Order } from '../execute.ts';
import { lockItem } from '../instance/instance-store.ts';
import { act } from './act.ts';
import { claimOpinion } from './claim-opinion.ts';
import { writeFormAtItem } from './form-at-item.ts';
import { requirePeopleIds } from './people-ids.ts';

/** Involves people in a work item of the actor's. The form is stored first, so that they see its current values. */
export async function askPeople(
  context: CommandContext,
  action: Extract<Order['action'], 'Assist' | 'Circulate'>,
  { workItemId, workItemVersion, people, patch, baseVersion, ...sent }: CallArguments<typeof assistWorkItem>,
): Promise<CallOutput<typeof assistWorkItem>> {
  const { loaded, record: locked } = await lockItem(context.trx, workItemId);
  const ids = requirePeopleIds(people);
  const written =
    patch && (await writeFormAtItem(context, { loaded, locked, workItemId, workItemVersion, patch, baseVersion, validation: 'changed' }));
  const claimed = await claimOpinion(context, loaded, sent);
  const command = { action, itemId: workItemId, itemVersion: workItemVersion, people: ids, ...claimed };
  const record = written?.record ?? locked;
  return act(context, { instanceId: loaded.id, loaded, command, record }, written?.changedPaths);
}
