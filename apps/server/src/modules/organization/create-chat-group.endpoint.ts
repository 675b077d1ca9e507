import { createChatGroup } from '@inkstone/api';
import { defineCommand } from '../../platform/http/endpoint.ts';
import { refuse } from '../../platform/http/refusal.ts';

/** No chat provider can be configured yet, so every call is refused. */
export const createChatGroupEndpoint = defineCommand(createChatGroup, {
  permission: 'signed-in',
  handle: async () => refuse('chat-not-configured'),
});
