import { circulateWorkItem } from '@inkstone/api';
import { defineCommand } from '../../../platform/http/endpoint.ts';
import { askPeople } from './ask-people.ts';

/** Open to the handler of the work item. */
export const circulateWorkItemEndpoint = defineCommand(circulateWorkItem, {
  permission: 'participant',
  handle: (context, input) => askPeople(context, 'Circulate', input),
});
