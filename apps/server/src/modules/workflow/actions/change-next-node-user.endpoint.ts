import { changeNextNodeUser } from '@inkstone/api';
import { defineCommand } from '../../../platform/http/endpoint.ts';
import { act } from './act.ts';
import { requireIds } from './require-ids.ts';

/** Open to administrators of the workflow, and to the handler of the preceding activity. */
export const changeNextNodeUserEndpoint = defineCommand(changeNextNodeUser, {
  permission: 'participant',
  handle(context, { workflowInstanceId, activityCode, people }) {
    requireIds(people);
    return act(context, { instanceId: workflowInstanceId, command: { action: 'changeNextNodeUser', activity: activityCode, people } });
  },
});
