import { nameI18nSchema, ruleTriggers } from '@inkstone/schema';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { pageInput, pageOf } from '../envelope.ts';
import { replayTokenInput } from '../replay-token.ts';

/** `refused`: a business exception, `failed`: a system exception. */
export const ruleOutcomes = ['done', 'refused', 'failed'] as const;
export type RuleOutcome = (typeof ruleOutcomes)[number];

const logSchema = z.object({
  id: z.string(),
  at: z.string(),
  ruleCode: z.string(),
  ruleName: z.string(),
  appCode: z.string(),
  schemaCode: z.string(),
  schemaName: z.string(),
  schemaName_i18n: nameI18nSchema.optional(),
  trigger: z.enum(ruleTriggers),
  objectId: z.string(),
  flowInstanceId: z.string().nullable(),
  outcome: z.enum(ruleOutcomes),
  /** The reason of a failure, in the caller's language. */
  message: z.string().nullable(),
  actor: z.object({ id: z.string(), name: z.string() }).nullable(),
  durationMs: z.number().int(),
  /** Whether the workflow is blocked by this exception and can be retried. */
  canRetry: z.boolean(),
});
export type RuleLog = z.infer<typeof logSchema>;

export const listRuleLogs = defineCall({
  method: 'GET',
  path: '/api/app/businessrule/logs',
  summary: 'Returns the runs of business rules, newest first. Application administrators only',
  input: z.object({
    ruleCode: z.string().max(64).optional(),
    outcome: z.enum(['done', 'refused', 'failed', 'trouble']).optional(),
    flowInstanceId: z.uuid().optional(),
    ...pageInput,
  }),
  output: pageOf(logSchema),
  refusals: ['not-allowed', 'malformed'],
});

export const ruleLogDetail = defineCall({
  method: 'GET',
  path: '/api/app/businessrule/logs/detail',
  summary: 'Returns a run of a business rule with the written data or the reason of its failure. Application administrators only',
  input: z.object({ id: z.uuid() }),
  output: logSchema.extend({
    ruleVersion: z.number().int(),
    depth: z.number().int(),
    code: z.string().nullable(),
    /** For administrators: the internal error. */
    reason: z.string().nullable(),
    written: z.array(z.object({ action: z.enum(['insert', 'update', 'delete']), schemaCode: z.string(), objectId: z.string() })),
    issues: z.array(z.object({ code: z.string(), path: z.string(), message: z.string().optional() })),
  }),
  refusals: ['not-found', 'not-allowed'],
});

export const ruleLogsOfFlow = defineCall({
  method: 'GET',
  path: '/api/app/businessrule/logs/by_flow',
  summary: 'Returns the runs of business rules for a workflow instance. Application administrators only',
  input: z.object({ flowInstanceId: z.uuid() }),
  output: z.array(logSchema),
  refusals: ['not-allowed'],
});

const ofRetry = {
  path: '/api/app/businessrule/logs/retry',
  summary: 'Retries the rules that block a workflow instance. Application administrators only',
  command: true,
  output: z.object({ instanceStatus: z.string() }),
  refusals: ['not-found', 'not-allowed', 'rule-nothing-to-retry'],
} as const;

export const retryRuleOfFlow = defineCall({ method: 'POST', ...ofRetry, input: z.object({ flowInstanceId: z.uuid() }) });
export const retryRuleOfFlowByGet = defineCall({
  method: 'GET',
  ...ofRetry,
  input: z.object({ flowInstanceId: z.uuid(), ...replayTokenInput }),
});
