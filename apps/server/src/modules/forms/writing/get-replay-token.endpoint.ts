import { randomUUID } from 'node:crypto';
import { getReplayToken } from '@inkstone/api';
import { defineQuery } from '../../../platform/http/endpoint.ts';

/** The token is not stored until it is used: then it is the idempotency key of that request. */
export const getReplayTokenEndpoint = defineQuery(getReplayToken, {
  permission: 'signed-in',
  handle: () => Promise.resolve({ token: randomUUID() }),
});
