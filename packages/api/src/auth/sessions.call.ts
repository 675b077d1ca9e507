import { z } from 'zod';
import { defineCall } from '../call.ts';

/** A sign-in that has not ended. */
export const sessionSchema = z.object({
  id: z.string(),
  /** Browser and system in the caller's language, such as "Chrome on Windows". */
  device: z.string(),
  /** The network address that used it last; null if unknown. */
  address: z.string().nullable(),
  startedAt: z.string(),
  /** Exact to a quarter of an hour. */
  lastUsedAt: z.string(),
  /** Whether it is the one of this request. */
  current: z.boolean(),
});
export type Session = z.infer<typeof sessionSchema>;

export const listSessions = defineCall({
  method: 'GET',
  path: '/api/auth/list_sessions',
  summary: 'Lists the open sessions of the signed-in person, the most recently used first',
  input: z.object({}),
  output: z.array(sessionSchema),
});

export const endSession = defineCall({
  method: 'POST',
  path: '/api/auth/end_session',
  summary: 'Ends one session of the signed-in person',
  input: z.object({ id: z.uuid() }),
  output: z.boolean(),
});

export const endOtherSessions = defineCall({
  method: 'POST',
  path: '/api/auth/end_other_sessions',
  summary: 'Ends all sessions of the signed-in person except the current one',
  input: z.object({}),
  output: z.boolean(),
});

export const listPersonSessions = defineCall({
  method: 'GET',
  path: '/api/auth/list_person_sessions',
  summary: 'Lists the open sessions of a person, for administrators',
  input: z.object({ personId: z.uuid() }),
  output: z.array(sessionSchema),
});

export const endPersonSessions = defineCall({
  method: 'POST',
  path: '/api/auth/end_person_sessions',
  summary: 'Ends one or, without `id`, all sessions of a person, for administrators',
  input: z.object({ personId: z.uuid(), id: z.uuid().optional() }),
  output: z.boolean(),
});
