import { z } from 'zod';
import { defineCall } from '../call.ts';
import { pageInput, pageOf } from '../envelope.ts';

export const messageKinds = [
  'task',
  'returned',
  'urged',
  'circulated',
  'mentioned',
  'finished',
  'reminder',
  'exception',
  'migrated',
] as const;
export type MessageKind = (typeof messageKinds)[number];

/** A message of the message centre, in the caller's language. */
export const messageSchema = z.object({
  id: z.string(),
  kind: z.enum(messageKinds),
  title: z.string(),
  /** The text that a person added. */
  text: z.string().nullable(),
  at: z.string(),
  read: z.boolean(),
  workflowInstanceId: z.string().nullable(),
  workItemId: z.string().nullable(),
});
export type Message = z.infer<typeof messageSchema>;

export const listMessages = defineCall({
  method: 'GET',
  path: '/api/runtime/message/list',
  summary: 'Returns the messages of the signed-in person, newest first',
  input: z.object({ ...pageInput, unread: z.enum(['true', 'false']).optional() }),
  output: pageOf(messageSchema),
});

export const countUnreadMessages = defineCall({
  method: 'GET',
  path: '/api/runtime/message/count',
  summary: 'Returns the number of unread messages of the signed-in person, at most 100',
  input: z.object({}),
  output: z.object({ unread: z.number().int() }),
});

export const readMessages = defineCall({
  method: 'POST',
  path: '/api/runtime/message/read',
  summary: 'Marks some or all messages as read',
  command: true,
  input: z.object({ ids: z.array(z.uuid()).max(100).optional() }),
  output: z.object({ read: z.number().int() }),
});

export const messagePreferencesSchema = z.object({
  kinds: z.record(z.enum(messageKinds), z.object({ station: z.boolean(), mail: z.boolean(), webhook: z.boolean() })),
});

export const getMessagePreferences = defineCall({
  method: 'GET',
  path: '/api/runtime/message/preferences',
  summary: 'Returns the message preferences of the signed-in person by channel, and the available channels',
  input: z.object({}),
  output: messagePreferencesSchema.extend({
    /** The mail address, which `change_own_mail` changes; null if no mail is sent. */
    email: z.string().nullable(),
    ways: z.object({ mail: z.boolean(), webhook: z.boolean() }),
  }),
});

export const saveMessagePreferences = defineCall({
  method: 'POST',
  path: '/api/runtime/message/save_preferences',
  summary: 'Saves the message preferences of the signed-in person by channel',
  command: true,
  input: messagePreferencesSchema,
  output: z.object({}),
  refusals: ['mail-taken', 'mail-owned'],
});
