import { getWorkItems } from '@inkstone/api';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { activityNames } from '../definition-names.ts';
import { personNames } from './person-names.ts';
import { readableInstance } from './readable-instance.ts';

/** For whoever may read the instance. */
export const getWorkItemsEndpoint = defineQuery(getWorkItems, {
  permission: 'participant',
  async handle(context, { workflowInstanceId }) {
    const { state, workflow } = await readableInstance(context, workflowInstanceId);
    const items = Object.values(state.items).sort((a, b) => (a.id < b.id ? -1 : 1));
    const nameOf = await personNames(
      context.db,
      items.map((item) => item.holder),
    );
    return items.map((item) => ({
      id: item.id,
      kind: item.kind,
      state: item.state,
      result: item.result,
      handler: nameOf(item.holder),
      activityCode: item.activity,
      ...activityNames(workflow.definition, item.activity),
      round: item.round,
      receivedAt: item.receivedAt,
      finishedAt: item.finishedAt,
    }));
  },
});
