import { searchWorkitems } from '@inkstone/api';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { answerWorkItems } from './answer-work-items.ts';

/** All that was ever on the caller's desk. */
export const searchWorkitemsEndpoint = defineQuery(searchWorkitems, {
  permission: 'signed-in',
  handle: (context, input) => answerWorkItems(context, ['todo', 'waiting', 'to-read', 'done', 'read'], input),
});
