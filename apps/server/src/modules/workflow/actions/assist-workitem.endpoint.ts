import { assistWorkItem } from '@inkstone/api';
import { defineCommand } from '../../../platform/http/endpoint.ts';
import { askPeople } from './ask-people.ts';

/** Open to the handler of the work item. */
export const assistWorkItemEndpoint = defineCommand(assistWorkItem, {
  permission: 'participant',
  handle: (context, input) => askPeople(context, 'Assist', input),
});
