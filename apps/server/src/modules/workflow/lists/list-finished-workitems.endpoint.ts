import { listFinishedWorkitems } from '@inkstone/api';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { listWorkItems } from './work-item-list.ts';

/** What the caller finished themselves. */
export const listFinishedWorkitemsEndpoint = defineQuery(listFinishedWorkitems, {
  permission: 'signed-in',
  handle: ({ db, actor }, input) => listWorkItems(db, actor.id, ['done'], input),
});
