import { listMyInstances } from '@inkstone/api';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { readPageEnd, withCursor } from '../../../platform/db/paging/keyset.ts';
import { listInstancesOf } from './instance-list.ts';

/** Instances that the caller initiated. */
export const listMyInstancesEndpoint = defineQuery(listMyInstances, {
  permission: 'signed-in',
  async handle(context, { cursor, ...filter }) {
    return withCursor(context, await listInstancesOf(context.db, context.actor.id, { ...filter, after: readPageEnd(context, cursor) }));
  },
});
