import { listWorkitems } from '@inkstone/api';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { listWorkItems } from './work-item-list.ts';

/** The caller's own tasks, open or waiting for those they asked, whoever the caller is. */
export const listWorkitemsEndpoint = defineQuery(listWorkitems, {
  permission: 'signed-in',
  handle: ({ db, actor }, input) => listWorkItems(db, actor.id, [input.state === 'waiting' ? 'waiting' : 'todo'], input),
});
