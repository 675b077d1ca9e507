import { searchCirculates } from '@inkstone/api';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { listWorkItems } from './work-item-list.ts';

/** Copies the caller is to read or has read. */
export const searchCirculatesEndpoint = defineQuery(searchCirculates, {
  permission: 'signed-in',
  handle: ({ db, actor }, input) => listWorkItems(db, actor.id, [input.state === 'open' ? 'to-read' : 'read'], input),
});
