import { activateActivity } from '@inkstone/api';
import { defineCommand } from '../../../platform/http/endpoint.ts';
import { act } from './act.ts';
import { requireIds } from './require-ids.ts';

/** Open to administrators of the workflow. */
export const activateActivityEndpoint = defineCommand(activateActivity, {
  permission: 'participant',
  handle(context, { workflowInstanceId, activityCode, people = [], reason }) {
    requireIds(people);
    return act(context, {
      instanceId: workflowInstanceId,
      command: { action: 'ActivateActivity', activity: activityCode, people, reason },
    });
  },
});
