import { codeSchema, nameI18nSchema } from '@inkstone/schema';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { documentKeySchema } from './operation.ts';
import { appAccessInput } from '../permission/app-access.ts';

const named = { name: z.string().min(1).max(60), name_i18n: nameI18nSchema.optional() };

export const listDesignApps = defineCall({
  method: 'GET',
  path: '/api/design/app/list',
  summary: 'Returns the applications that the caller may design or publish, in the order of the menu',
  input: z.object({}),
  output: z.object({
    apps: z.array(
      z.object({
        code: z.string(),
        ...named,
        icon: z.string().nullable(),
        color: z.string().nullable(),
        state: z.enum(['unpublished', 'open', 'closed']),
        /** Documents that differ from the published ones. */
        changed: z.number().int(),
        rights: z.object({ design: z.boolean(), publish: z.boolean() }),
      }),
    ),
    mayCreate: z.boolean(),
    /** The order of the applications. */
    mayMove: z.boolean(),
  }),
});

export const createDesignApp = defineCall({
  method: 'POST',
  path: '/api/design/app/create',
  summary: 'Begins an application, which nobody sees before it is published. Its maker may design and publish it',
  command: true,
  input: z.object({
    code: codeSchema.max(28),
    ...named,
    icon: z.string().max(40).optional(),
    /** Unset: everybody starts it, and sees their own. */
    access: appAccessInput.optional(),
  }),
  output: z.object({ appCode: z.string() }),
  refusals: ['not-allowed', 'design-code-taken', 'app-role-invalid'],
});

export const setAppState = defineCall({
  method: 'POST',
  path: '/api/design/app/state',
  summary: 'Closes a published application, or opens it again. What runs in it goes on; nothing new is started',
  command: true,
  input: z.object({ appCode: codeSchema, state: z.enum(['open', 'closed']) }),
  output: z.boolean(),
  refusals: ['not-found', 'not-allowed', 'app-unpublished'],
});

export const moveDesignApp = defineCall({
  method: 'POST',
  path: '/api/design/app/move',
  summary: 'Places an application after another one in the order of the start page, or first. Application administrators only',
  command: true,
  input: z.object({ appCode: codeSchema, after: codeSchema.nullable() }),
  output: z.boolean(),
  refusals: ['not-found', 'not-allowed'],
});

export const copyDesignApp = defineCall({
  method: 'POST',
  path: '/api/design/app/copy',
  summary:
    'Begins an application as a copy of another one as it is designed now. Codes that are unique in the installation are replaced, with all references to them; nothing is published',
  command: true,
  input: z.object({ from: codeSchema, code: codeSchema.max(28), ...named }),
  output: z.object({
    appCode: z.string(),
    /** Forms in which something that only an extension understands may still name the original. */
    unfollowed: z.array(documentKeySchema),
  }),
  refusals: ['not-found', 'not-allowed', 'design-code-taken'],
});

export const readAppRemoval = defineCall({
  method: 'GET',
  path: '/api/design/app/removal',
  summary: 'Returns what would be removed with an application, and why it cannot be removed. Publishers of the application only',
  input: z.object({ appCode: codeSchema }),
  output: z.object({
    /** Also those in the recycle bin. An application with records is not removed. */
    records: z.number().int(),
    /** Designed or published documents by kind. */
    documents: z.array(z.object({ kind: z.string(), count: z.number().int() })),
    roles: z.number().int(),
    mayRemove: z.boolean(),
  }),
  refusals: ['not-found', 'not-allowed'],
});

export const removeDesignApp = defineCall({
  method: 'POST',
  path: '/api/design/app/remove',
  summary: 'Removes an application that was never published or has no records, with everything of it. A published one: administrators only',
  command: true,
  input: z.object({ appCode: codeSchema }),
  output: z.boolean(),
  refusals: ['not-found', 'not-allowed', 'app-has-records'],
});
