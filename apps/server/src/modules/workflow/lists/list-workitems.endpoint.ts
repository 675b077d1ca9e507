import { listWorkitems } from '@inkstone/api';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { answerWorkItems } from './answer-work-items.ts';

/** The caller's own tasks, open or waiting for people they asked. */
export const listWorkitemsEndpoint = defineQuery(listWorkitems, {
  permission: 'signed-in',
  handle: (context, input) => answerWorkItems(context, [input.state === 'waiting' ? 'waiting' : 'todo'], input),
});
