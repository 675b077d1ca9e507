import { changeNextNodeUser } from '@inkstone/api';
import { defineCommand } from '../../../platform/http/endpoint.ts';
import { act } from './acted.ts';
import { requireIds } from './require-ids.ts';

/** For administrators of the workflow, and for the handler of the activity before. */
export const changeNextNodeUserEndpoint = defineCommand(changeNextNodeUser, {
  permission: 'participant',
  handle(context, { workflowInstanceId, activityCode, people }) {
    requireIds(people);
    return act(context, { instanceId: workflowInstanceId, command: { action: 'changeNextNodeUser', activity: activityCode, people } });
  },
});
