import { z } from 'zod';
import { nameI18nSchema } from '@inkstone/schema';
import { defineCall } from '../call.ts';
import { personNameSchema } from './work-item.ts';

const scope = z.object({ kind: z.enum(['app', 'workflow']), code: z.string() });
const namedScope = scope.extend({ name: z.string(), name_i18n: nameI18nSchema.optional() });

export const listWorkflowAdmin = defineCall({
  method: 'GET',
  path: '/api/workflow/list_workflow_admin',
  summary: 'Returns the workflow administrators with their scopes, and the available scopes',
  input: z.object({}),
  output: z.object({
    admins: z.array(z.object({ id: z.string(), person: personNameSchema, scopes: z.array(namedScope), createdAt: z.string() })),
    scopes: z.array(namedScope),
  }),
});

export const createWorkflowAdmin = defineCall({
  method: 'POST',
  path: '/api/workflow/create_workflow_admin',
  summary: 'Makes a person an administrator of applications and workflows; replaces the existing scopes of the person',
  command: true,
  input: z.object({ personId: z.string(), scopes: z.array(scope).min(1).max(200) }),
  output: z.object({ id: z.string() }),
  refusals: ['PersonInactive', 'ScopeUnknown'],
});

export const deleteWorkflowAdmin = defineCall({
  method: 'POST',
  path: '/api/workflow/delete_workflow_admin',
  summary: 'Removes a workflow administrator',
  command: true,
  input: z.object({ id: z.string() }),
  output: z.boolean(),
  refusals: ['not-found'],
});
