import { z } from 'zod';
import { defineCall } from '../call.ts';
import { pageInput, pageOf } from '../envelope.ts';
import { personNameSchema } from './work-item.ts';

const code = z.string().min(1).max(64);
const version = z.number().int().min(1);

/** What becomes of an activity: it goes on under another code, or what is open there ends and another one begins. */
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
  /** Instances to go over when it began; some may have ended since. */
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
  summary: 'Take what runs on a version over to another one in the background, each instance by itself; as a dry run nothing is changed',
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
  summary: 'Take no further instance over; those that went over stay',
  command: true,
  input: z.object({ id: z.uuid() }),
  output: z.boolean(),
  refusals: ['not-found', 'NotAdministrator', 'MigrationOver'],
});

export const getMigration = defineCall({
  method: 'GET',
  path: '/api/workflow/get_migration',
  summary: 'How far a migration is',
  input: z.object({ id: z.uuid() }),
  output: workflowMigrationSchema,
  refusals: ['not-found', 'NotAdministrator'],
});

export const listMigrations = defineCall({
  method: 'GET',
  path: '/api/workflow/list_migrations',
  summary: 'The migrations and dry runs of a workflow, the latest first',
  input: z.object({ workflowCode: code, ...pageInput }),
  output: pageOf(workflowMigrationSchema),
  refusals: ['not-found', 'NotAdministrator'],
});

export const listMigrationResults = defineCall({
  method: 'GET',
  path: '/api/workflow/list_migration_results',
  summary: 'What became, or would become, of each instance',
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
      /** Why it stays where it is, in the caller's language. */
      problems: z.array(z.string()),
    }),
  ),
  refusals: ['not-found', 'NotAdministrator'],
});
