import { getInstanceCount } from '@inkstone/api';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { countInstances } from './instance-count.ts';

/** Counts the caller's own instances. */
export const getInstanceCountEndpoint = defineQuery(getInstanceCount, {
  permission: 'signed-in',
  handle: ({ db, actor }, input) => countInstances(db, actor.id, input),
});
