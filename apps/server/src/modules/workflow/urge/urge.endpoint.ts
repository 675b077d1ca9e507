import { createUrge, getUrgeInfo, listUrges } from '@inkstone/api';
import { defineCommand, defineQuery } from '../../../platform/http/endpoint.ts';
import { activityNames } from '../definition-names.ts';
import { personNames, type PersonName } from '../../organization/index.ts';
import { readableInstance } from '../views/readable-instance.ts';
import { urgePeople } from './urge-people.ts';
import { urgeableItems, urgePause, urgesOf, type Urge } from './urges.ts';

/** Open to readers of the instance. */
const permission = 'participant';

export const createUrgeEndpoint = defineCommand(createUrge, { permission, handle: urgePeople });

export const getUrgeInfoEndpoint = defineQuery(getUrgeInfo, {
  permission,
  async handle(context, { workflowInstanceId }) {
    const { db, actor, now, timeZone } = context;
    const { id, state, workflow } = await readableInstance(context, workflowInstanceId);
    const urges = await urgesOf(db, id);
    const items = urgeableItems(state);
    const nameOf = await personNames(db, [...urges.map(({ person_id }) => person_id), ...items.map(({ holder }) => holder)]);
    return {
      count: urges.length,
      last: lastOf(urges, nameOf),
      items: items.map((item) => {
        const own = urges.filter((urge) => urge.work_item_id === item.id);
        return {
          workItemId: item.id,
          handler: nameOf(item.holder),
          ...activityNames(workflow.definition, item.activity),
          count: own.length,
          last: lastOf(own, nameOf),
          own: item.holder === actor.id,
          againAt: urgePause(own, actor.id, now(), timeZone)?.againAt.toISOString() ?? null,
        };
      }),
    };
  },
});

export const listUrgesEndpoint = defineQuery(listUrges, {
  permission,
  async handle(context, { workflowInstanceId }) {
    const { id, state } = await readableInstance(context, workflowInstanceId);
    const urges = await urgesOf(context.db, id);
    const holderOf = (urge: Urge) => state.items[urge.work_item_id]!.holder;
    const nameOf = await personNames(context.db, [...urges.map(({ person_id }) => person_id), ...urges.map(holderOf)]);
    return urges.map((urge) => ({
      id: urge.id,
      by: nameOf(urge.person_id),
      to: nameOf(holderOf(urge)),
      at: urge.urged_at.toISOString(),
      message: urge.message,
    }));
  },
});

function lastOf([last]: readonly Urge[], nameOf: (id: string) => PersonName) {
  return last ? { by: nameOf(last.person_id), at: last.urged_at.toISOString() } : null;
}
