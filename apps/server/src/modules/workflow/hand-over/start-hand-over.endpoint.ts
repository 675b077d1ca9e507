import { startHandOver } from '@inkstone/api';
import { defineCommand } from '../../../platform/http/endpoint.ts';
import { openWorkHandOver } from './start-hand-over.ts';

/** Open to system administrators. */
export const startHandOverEndpoint = defineCommand(startHandOver, {
  permission: 'administrator',
  handle: async (context, { from, to, reason = null }) => ({ id: await openWorkHandOver.start(context, { from, to, reason }) }),
});
