import { reassignTasks } from '@inkstone/api';
import { defineCommand } from '../../../platform/http/endpoint.ts';
import { act } from '../actions/act.ts';
import { eachInInstances } from '../actions/each-item.ts';

/** Each task is adjusted as an administrator would adjust it alone. */
export const reassignTasksEndpoint = defineCommand(reassignTasks, {
  permission: 'administrator',
  async handle(context, { tasks, reason }) {
    const parts = tasks.map((task) => ({ ...task, instanceId: task.workflowInstanceId }));
    const results = await eachInInstances(context, parts, ({ instanceId, activityCode, from, to }) =>
      act(context, {
        instanceId,
        command: { action: 'AdjustParticipant', activity: activityCode, replace: [{ from, to }], reason },
      }),
    );
    return {
      results: tasks.map(({ workflowInstanceId, activityCode, from }, index) => ({
        workflowInstanceId,
        activityCode,
        from,
        ...results[index]!,
      })),
    };
  },
});
