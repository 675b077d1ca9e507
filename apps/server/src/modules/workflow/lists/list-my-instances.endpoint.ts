import { listMyInstances } from '@inkstone/api';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { listInstancesOf } from './instance-list.ts';

/** What the caller initiated. */
export const listMyInstancesEndpoint = defineQuery(listMyInstances, {
  permission: 'signed-in',
  handle: ({ db, actor }, input) => listInstancesOf(db, actor.id, input),
});
