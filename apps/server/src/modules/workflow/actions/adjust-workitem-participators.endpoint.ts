import { adjustWorkItemParticipators } from '@inkstone/api';
import { defineCommand } from '../../../platform/http/endpoint.ts';
import { act } from './acted.ts';
import { requireIds } from './require-ids.ts';

/** For administrators of the workflow, and for who handled the activity before while nobody has acted. */
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
