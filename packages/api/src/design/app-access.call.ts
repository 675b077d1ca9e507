import { codeSchema } from '@inkstone/schema';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { appAccessInput, appAccessSchema } from '../permission/app-access.ts';

export const readAppAccess = defineCall({
  method: 'GET',
  path: '/api/design/access',
  summary: 'Returns who starts an application and who sees all of it, and whether the caller may change that',
  input: z.object({ appCode: codeSchema }),
  output: z.object({
    /** Null: nobody has said it. Everybody starts it; models without a workflow are seen by everybody, others by those who take part. */
    access: appAccessSchema.nullable(),
    mayChange: z.boolean(),
    /** Models that a role names: there the roles decide. */
    managedModels: z.array(z.string()),
  }),
  refusals: ['not-found', 'not-allowed'],
});

export const saveAppAccess = defineCall({
  method: 'POST',
  path: '/api/design/access/save',
  summary:
    'Stores who starts an application and who sees all of it. Application administrators only; before the first publishing also its publishers',
  command: true,
  input: z.object({ appCode: codeSchema, access: appAccessInput }),
  output: z.boolean(),
  refusals: ['not-found', 'not-allowed', 'app-role-invalid'],
});
