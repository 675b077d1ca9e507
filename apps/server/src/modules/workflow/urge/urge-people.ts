import type { CallArguments, CallOutput, createUrge } from '@inkstone/api';
import { urgeLimits } from '@inkstone/api';
import { createId, localizedNames, trimText } from '@inkstone/schema';
import type { WorkItem } from '@inkstone/workflow';
import { refuse } from '../../../platform/http/refusal.ts';
import type { CommandContext } from '../../../platform/http/request-context.ts';
import { publish } from '../../../platform/outbox/publish.ts';
import { notify } from '../../messages/index.ts';
import { activityNames } from '../definition-names.ts';
import { titleOf } from '../instance/instance-title.ts';
import { lockInstance, type LoadedInstance } from '../instance/instance-store.ts';
import { peopleOf } from '../instance/projection.ts';
import { mayReadInstance } from '../rights/rights.ts';
import { personNames } from '../../organization/index.ts';
import { urgeableItems, urgePause, urgesOf } from './urges.ts';

/**
 * Urges the handlers of an instance, or of one item of it. Of several, those whom the actor may not urge again yet are left out; when
 * nobody remains, it is refused with the reason.
 */
export async function urgePeople(
  context: CommandContext,
  { workflowInstanceId, workItemId, message }: CallArguments<typeof createUrge>,
): Promise<CallOutput<typeof createUrge>> {
  const { trx, actor } = context;
  // The lock makes concurrent urges count one after the other.
  const instance = await lockInstance(trx, workflowInstanceId);
  if (!mayReadInstance(instance, actor)) refuse('not-allowed');
  const items = urgeableItems(instance.state).filter(({ id }) => workItemId === undefined || id === workItemId);
  if (items.length === 0) refuse('urge-failed');
  if (items.some(({ holder }) => holder === actor.id)) refuse('urge-self');
  const urged = await urgeTargets(context, instance, items);
  await storeUrges(context, instance, urged, trimText(message ?? '') || null);
  const nameOf = await personNames(
    trx,
    urged.map(({ holder }) => holder),
  );
  return { people: [...new Set(urged.map(({ holder }) => holder))].map((id) => nameOf(id)) };
}

async function urgeTargets({ trx, actor, now, timeZone }: CommandContext, instance: LoadedInstance, items: readonly WorkItem[]) {
  const urges = await urgesOf(trx, instance.id);
  const pauses = items.map((item) => ({
    item,
    pause: urgePause(
      urges.filter((urge) => urge.work_item_id === item.id),
      actor.id,
      now(),
      timeZone,
    ),
  }));
  const free = pauses.filter(({ pause }) => pause === null);
  if (free.length === 0) refuse(pauses[0]!.pause!.reason, { minutes: urgeLimits.minutes, times: urgeLimits.timesADay });
  return free.map(({ item }) => item);
}

async function storeUrges(context: CommandContext, instance: LoadedInstance, items: readonly WorkItem[], message: string | null) {
  const { trx, actor } = context;
  const at = context.now();
  await trx
    .insertInto('urges')
    .values(
      items.map((item) => ({
        id: createId(at.getTime()),
        instance_id: instance.id,
        work_item_id: item.id,
        person_id: actor.id,
        message,
        urged_at: at,
      })),
    )
    .execute();
  await notify(
    trx,
    items.map((item) => {
      const { activityName: name, activityName_i18n: name_i18n } = activityNames(
        instance.workflow.definition,
        item.activity,
        instance.state.former,
      );
      const activity = { name, ...(name_i18n && { name_i18n }) };
      const names = localizedNames(activity);
      return {
        kind: 'urged',
        people: [item.holder],
        instanceId: instance.id,
        workItemId: item.id,
        params: { ...titleOf(instance.row), activity: names, by: actor.id, ...(message !== null && { text: message }) },
      };
    }),
    at,
  );
  await publish(
    trx,
    { kind: 'work-changed', people: items.map(({ holder }) => holder) },
    { kind: 'instance-changed', workflowInstanceId: instance.id, people: peopleOf(instance.state) },
  );
}
