import { z } from 'zod';
import { keywordSchema } from '../keyword.ts';
import { nameI18nSchema, workflowDefinitionSchema } from '@inkstone/schema';
import { defineCall } from '../call.ts';
import { pageInput, pageOf } from '../envelope.ts';
import { personNameSchema } from './work-item.ts';

const workflow = { workflowCode: z.string().max(64) };
const version = z.coerce.number().int().min(1);
const refusals = ['not-found', 'NotAdministrator'];
const named = { name: z.string(), name_i18n: nameI18nSchema.optional() };

/** How many there are; counting stops at a thousand. */
const countSchema = z.object({ count: z.number().int(), isMore: z.boolean() });

export const listWorkflows = defineCall({
  method: 'GET',
  path: '/api/workflow/list_workflows',
  summary: 'The published workflows the caller looks after, by code',
  input: z.object({ appCode: z.string().max(64).optional(), keyword: keywordSchema.optional(), ...pageInput }),
  output: pageOf(
    z.object({
      workflowCode: z.string(),
      ...named,
      appCode: z.string(),
      appName: z.string(),
      appName_i18n: nameI18nSchema.optional(),
      version: z.number().int(),
      publishedAt: z.string(),
      running: countSchema,
      /** What the check still warns of in this version. */
      warnings: z.number().int(),
    }),
  ),
  refusals: ['not-allowed'],
});

export const listWorkflowVersions = defineCall({
  method: 'GET',
  path: '/api/workflow/list_versions',
  summary: 'The versions of a workflow, the latest first, with what runs on each',
  input: z.object({ ...workflow, ...pageInput }),
  output: pageOf(
    z.object({
      version: z.number().int(),
      publishedAt: z.string(),
      publishedBy: personNameSchema.nullable(),
      isCurrent: z.boolean(),
      running: countSchema,
    }),
  ),
  refusals,
});

export const getWorkflowVersion = defineCall({
  method: 'GET',
  path: '/api/workflow/get_version',
  summary: 'A workflow as a version says; without one the current version',
  input: z.object({ ...workflow, version: version.optional() }),
  output: z.object({
    appCode: z.string(),
    version: z.number().int(),
    definition: workflowDefinitionSchema,
    /** The caller leads what runs of it, and may take it over to another version. */
    mayMigrate: z.boolean(),
  }),
  refusals,
});

/** What differs at one place of a workflow. `settings` names what was set otherwise, as JSON text where it is no text. */
export const versionChangeSchema = z.object({
  kind: z.enum(['added', 'removed', 'changed']),
  place: z.enum(['workflow', 'activity', 'route']),
  code: z.string(),
  ...named,
  activityKind: z.string().nullable(),
  settings: z.array(z.object({ path: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
});
export type VersionChange = z.infer<typeof versionChangeSchema>;

export const compareWorkflowVersions = defineCall({
  method: 'GET',
  path: '/api/workflow/compare_versions',
  summary: 'What changed from one version of a workflow to another',
  input: z.object({ ...workflow, from: version, to: version }),
  output: z.array(versionChangeSchema),
  refusals,
});

export const checkHistory = defineCall({
  method: 'GET',
  path: '/api/workflow/check_history',
  summary: 'Replay the history of an instance: does it give what is stored, and is its chain of hashes whole',
  input: z.object({ workflowInstanceId: z.string() }),
  output: z.object({
    events: z.number().int(),
    sound: z.boolean(),
    /** What does not agree, for an operator. */
    problems: z.array(z.string()),
  }),
  refusals: ['not-found', 'instance-deleted', 'NotAdministrator'],
});
