import { getWorkCount } from '@inkstone/api';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { countWork } from './work-count.ts';

/** Returns the caller's own counts. */
export const getWorkCountEndpoint = defineQuery(getWorkCount, {
  permission: 'signed-in',
  handle: ({ db, actor }, input) => countWork(db, actor.id, input),
});
