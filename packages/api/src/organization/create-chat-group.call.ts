import { z } from 'zod';
import { defineCall } from '../call.ts';

export const createChatGroup = defineCall({
  method: 'POST',
  path: '/api/organization/createChatGroup',
  summary: 'Creates a group with these people in the chat provider',
  input: z.object({ name: z.string().min(1).max(100), userIds: z.array(z.string().max(64)).min(1).max(500) }),
  output: z.object({ chatId: z.string() }),
  command: true,
  refusals: ['chat-not-configured'],
});
