import { z } from 'zod';
import { defineCall } from '../call.ts';

/** `read`: calls that only read. `write`: all calls except those about accounts, sign-ins and tokens. */
export const tokenScopes = ['read', 'write'] as const;
export type TokenScope = (typeof tokenScopes)[number];

export const apiTokenSchema = z.object({
  id: z.string(),
  name: z.string(),
  scope: z.enum(tokenScopes),
  createdAt: z.string(),
  expiresAt: z.string(),
  /** Exact to a quarter of an hour; null: never. */
  lastUsedAt: z.string().nullable(),
});

export const createApiToken = defineCall({
  method: 'POST',
  path: '/api/auth/create_api_token',
  summary: 'Creates a token with which a program calls in the name of the signed-in person; it is shown once',
  input: z.object({
    name: z.string().trim().min(1).max(100),
    scope: z.enum(tokenScopes),
    days: z.number().int().min(1).max(366),
    password: z.string().min(1).max(200),
  }),
  output: apiTokenSchema.extend({ token: z.string() }),
  refusals: ['wrong-password', 'sign-in-wait', 'tokens-too-many'],
});

export const listApiTokens = defineCall({
  method: 'GET',
  path: '/api/auth/list_api_tokens',
  summary: 'Lists the tokens of the signed-in person that are neither revoked nor expired',
  input: z.object({}),
  output: z.array(apiTokenSchema),
});

export const revokeApiToken = defineCall({
  method: 'POST',
  path: '/api/auth/revoke_api_token',
  summary: 'Revokes a token of the signed-in person',
  input: z.object({ id: z.uuid() }),
  output: z.boolean(),
});

export const listPersonApiTokens = defineCall({
  method: 'GET',
  path: '/api/auth/list_person_api_tokens',
  summary: 'Lists the tokens of a person, for administrators',
  input: z.object({ personId: z.uuid() }),
  output: z.array(apiTokenSchema),
});

export const revokePersonApiToken = defineCall({
  method: 'POST',
  path: '/api/auth/revoke_person_api_token',
  summary: 'Revokes a token of a person, for administrators',
  input: z.object({ personId: z.uuid(), id: z.uuid() }),
  output: z.boolean(),
});
