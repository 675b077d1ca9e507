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

/** A message of the station, in the language it is asked in. */
export const messageSchema = z.object({
  id: z.string(),
  kind: z.enum(messageKinds),
  title: z.string(),
  /** What somebody wrote with it. */
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
  summary: "The caller's own messages, newest first",
  input: z.object({ ...pageInput, unread: z.enum(['true', 'false']).optional() }),
  output: pageOf(messageSchema),
});

export const countUnreadMessages = defineCall({
  method: 'GET',
  path: '/api/runtime/message/count',
  summary: 'How many messages the caller has not read; counting stops at a hundred',
  input: z.object({}),
  output: z.object({ unread: z.number().int() }),
});

export const readMessages = defineCall({
  method: 'POST',
  path: '/api/runtime/message/read',
  summary: 'Mark messages as read, or all of them',
  command: true,
  input: z.object({ ids: z.array(z.uuid()).max(100).optional() }),
  output: z.object({ read: z.number().int() }),
});

export const messagePreferencesSchema = z.object({
  /** Where mail goes; null: no mail. */
  email: z.email().max(254).nullable(),
  kinds: z.record(z.enum(messageKinds), z.object({ station: z.boolean(), mail: z.boolean(), webhook: z.boolean() })),
});

export const getMessagePreferences = defineCall({
  method: 'GET',
  path: '/api/runtime/message/preferences',
  summary: 'Which messages reach the caller by which way, and which ways there are',
  input: z.object({}),
  output: messagePreferencesSchema.extend({ ways: z.object({ mail: z.boolean(), webhook: z.boolean() }) }),
});

export const saveMessagePreferences = defineCall({
  method: 'POST',
  path: '/api/runtime/message/save_preferences',
  summary: 'Choose which messages reach the caller by which way',
  command: true,
  input: messagePreferencesSchema,
  output: z.object({}),
});
