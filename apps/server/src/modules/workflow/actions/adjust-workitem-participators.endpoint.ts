import { adjustWorkItemParticipators } from '@inkstone/api';
import { defineCommand } from '../../../platform/http/endpoint.ts';
import { act } from './act.ts';
import { requireIds } from './require-ids.ts';

/** Open to administrators of the workflow, and to the handler of the preceding activity while nobody has acted. */
export const adjustWorkItemParticipatorsEndpoint = defineCommand(adjustWorkItemParticipators, {
  permission: 'participant',
  handle(context, { workflowInstanceId, activityCode, add = [], remove = [], replace = [], reason }) {
    requireIds([...add, ...replace.map(({ to }) => to)]);
    return act(context, {
      instanceId: workflowInstanceId,
      command: { action: 'AdjustParticipant', activity: activityCode, add, remove, replace, reason },
    });
  },
});
