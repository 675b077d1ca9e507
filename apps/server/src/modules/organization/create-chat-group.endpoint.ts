import { createChatGroup } from '@inkstone/api';
import { defineCommand } from '../../platform/http/endpoint.ts';
import { refuse } from '../../platform/http/refusal.ts';

/** This installation knows no chat provider, and says so. */
export const createChatGroupEndpoint = defineCommand(createChatGroup, {
  permission: 'signed-in',
  handle: async () => refuse('chat-not-configured'),
});
