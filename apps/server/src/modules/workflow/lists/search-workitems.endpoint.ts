import { searchWorkitems } from '@inkstone/api';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { listWorkItems } from './work-item-list.ts';

/** All that was ever on the caller's desk. */
export const searchWorkitemsEndpoint = defineQuery(searchWorkitems, {
  permission: 'signed-in',
  handle: ({ db, actor }, input) => listWorkItems(db, actor.id, ['todo', 'waiting', 'to-read', 'done', 'read'], input),
});
