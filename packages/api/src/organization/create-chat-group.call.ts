import { z } from 'zod';
import { defineCall } from '../call.ts';

export const createChatGroup = defineCall({
  method: 'POST',
  path: '/api/organization/createChatGroup',
  summary: 'Opens a group in the chat provider with these people',
  input: z.object({ name: z.string().min(1).max(100), userIds: z.array(z.string().max(64)).min(1).max(500) }),
  output: z.object({ chatId: z.string() }),
  command: true,
  refusals: ['chat-not-configured'],
});
