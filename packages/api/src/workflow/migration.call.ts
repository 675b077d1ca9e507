import { z } from 'zod';
import { defineCall } from '../call.ts';
import { pageInput, pageOf } from '../envelope.ts';
import { personNameSchema } from './work-item.ts';

const code = z.string().min(1).max(64);
const version = z.number().int().min(1);

/** Maps an activity: `keep` continues it under another code; `anew` ends its open work and starts another activity. */
export const activityMoveSchema = z.object({ from: code, to: code, how: z.enum(['keep', 'anew']) });

export const migrationOutcomes = ['kept', 'renamed', 'anew', 'refused'] as const;
export type MigrationOutcome = (typeof migrationOutcomes)[number];

export const workflowMigrationSchema = z.object({
  id: z.string(),
  workflowCode: z.string(),
  fromVersion: version,
  toVersion: version,
  moves: z.array(activityMoveSchema),
  dryRun: z.boolean(),
  state: z.enum(['running', 'done', 'canceled']),
  /** Number of instances at the start; some may have ended meanwhile. */
  total: z.number().int(),
  counts: z.record(z.enum(migrationOutcomes), z.number().int()),
  startedBy: personNameSchema,
  startedAt: z.string(),
  finishedAt: z.string().nullable(),
});
export type WorkflowMigration = z.infer<typeof workflowMigrationSchema>;

export const startMigration = defineCall({
  method: 'POST',
  path: '/api/workflow/start_migration',
  summary:
    'Starts migrating the running instances of a version to another one in the background, each independently; a dry run changes nothing',
  command: true,
  input: z.object({
    workflowCode: code,
    fromVersion: version,
    toVersion: version,
    moves: z.array(activityMoveSchema).max(1000).default([]),
    dryRun: z.boolean(),
  }),
  output: z.object({ id: z.string() }),
  refusals: ['not-found', 'NotAdministrator', 'MigrationSameVersion', 'MigrationEmpty', 'MigrationBusy'],
});

export const cancelMigration = defineCall({
  method: 'POST',
  path: '/api/workflow/cancel_migration',
  summary: 'Cancels a migration; instances that are already migrated stay so',
  command: true,
  input: z.object({ id: z.uuid() }),
  output: z.boolean(),
  refusals: ['not-found', 'NotAdministrator', 'MigrationOver'],
});

export const getMigration = defineCall({
  method: 'GET',
  path: '/api/workflow/get_migration',
  summary: 'Returns the progress of a migration',
  input: z.object({ id: z.uuid() }),
  output: workflowMigrationSchema,
  refusals: ['not-found', 'NotAdministrator'],
});

export const listMigrations = defineCall({
  method: 'GET',
  path: '/api/workflow/list_migrations',
  summary: 'Returns the migrations and dry runs of a workflow, newest first',
  input: z.object({ workflowCode: code, ...pageInput }),
  output: pageOf(workflowMigrationSchema),
  refusals: ['not-found', 'NotAdministrator'],
});

export const listMigrationResults = defineCall({
  method: 'GET',
  path: '/api/workflow/list_migration_results',
  summary: 'Returns the result, or the expected result of a dry run, for each instance',
  input: z.object({ id: z.uuid(), outcome: z.enum(migrationOutcomes).optional(), ...pageInput }),
  output: pageOf(
    z.object({
      workflowInstanceId: z.string(),
      name: z.string(),
      sequenceNo: z.string().nullable(),
      initiator: personNameSchema,
      outcome: z.enum(migrationOutcomes),
      /** Names in the caller's language. */
      steps: z.array(z.object({ from: z.string(), to: z.string(), how: z.enum(['kept', 'renamed', 'anew']) })),
      /** Why the instance is not migrated, in the caller's language. */
      problems: z.array(z.string()),
    }),
  ),
  refusals: ['not-found', 'NotAdministrator'],
});
