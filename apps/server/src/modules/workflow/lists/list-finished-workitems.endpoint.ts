import { listFinishedWorkitems } from '@inkstone/api';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { answerWorkItems } from './answer-work-items.ts';

/** Items that the caller finished themselves. */
export const listFinishedWorkitemsEndpoint = defineQuery(listFinishedWorkitems, {
  permission: 'signed-in',
  handle: (context, input) => answerWorkItems(context, ['done'], input),
});
