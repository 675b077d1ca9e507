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

/** A count of at most 1,000; `isMore` if there are more. */
const countSchema = z.object({ count: z.number().int(), isMore: z.boolean() });

export const listWorkflows = defineCall({
  method: 'GET',
  path: '/api/workflow/list_workflows',
  summary: 'Returns the published workflows that the caller administers, sorted by code',
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
      /** Number of warnings of the workflow check in this version. */
      warnings: z.number().int(),
    }),
  ),
  refusals: ['not-allowed'],
});

export const listWorkflowVersions = defineCall({
  method: 'GET',
  path: '/api/workflow/list_versions',
  summary: 'Returns the versions of a workflow, newest first, with the number of their running instances',
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
  summary: 'Returns a version of a workflow, by default the current one',
  input: z.object({ ...workflow, version: version.optional() }),
  output: z.object({
    appCode: z.string(),
    version: z.number().int(),
    definition: workflowDefinitionSchema,
    /** Whether the caller may migrate its running instances to another version. */
    mayMigrate: z.boolean(),
  }),
  refusals,
});

/** A difference at one location of a workflow. `settings` lists the changed settings; values other than texts are JSON. */
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
  summary: 'Compares two versions of a workflow and returns the differences',
  input: z.object({ ...workflow, from: version, to: version }),
  output: z.array(versionChangeSchema),
  refusals,
});

export const checkHistory = defineCall({
  method: 'GET',
  path: '/api/workflow/check_history',
  summary: 'Replays the history of an instance and verifies the stored state and the hash chain',
  input: z.object({ workflowInstanceId: z.string() }),
  output: z.object({
    events: z.number().int(),
    sound: z.boolean(),
    /** The inconsistencies, for operators. */
    problems: z.array(z.string()),
  }),
  refusals: ['not-found', 'instance-deleted', 'NotAdministrator'],
});
