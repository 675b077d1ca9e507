import { searchWorkitems } from '@inkstone/api';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { answerWorkItems } from './answer-work-items.ts';

/** All work items the caller ever had. */
export const searchWorkitemsEndpoint = defineQuery(searchWorkitems, {
  permission: 'signed-in',
  handle: (context, input) => answerWorkItems(context, ['todo', 'waiting', 'to-read', 'done', 'read'], input),
});
