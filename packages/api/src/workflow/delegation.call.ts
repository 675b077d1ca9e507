import { z } from 'zod';
import { codeSchema, nameI18nSchema } from '@inkstone/schema';
import { defineCall } from '../call.ts';
import { pageInput, pageOf } from '../envelope.ts';
import { personNameSchema } from './work-item.ts';

/** `handle`: the agent shares the tasks of the principal; `initiate`: the agent may start workflows on behalf of the principal. */
export const delegationKinds = ['handle', 'initiate'] as const;
const kind = z.enum(delegationKinds);
const day = z.iso.date();

const workflowNameSchema = z.object({ code: z.string(), name: z.string(), name_i18n: nameI18nSchema.optional() });

export const trustSchema = z.object({
  id: z.string(),
  kind,
  principal: personNameSchema,
  agent: personNameSchema,
  /** Null for all workflows. */
  workflows: z.array(workflowNameSchema).nullable(),
  fromDay: z.string(),
  toDay: z.string(),
  includeOpen: z.boolean(),
  mayForward: z.boolean(),
  /** Relative to today in the organisation's time zone. */
  state: z.enum(['coming', 'active', 'over']),
  mayChange: z.boolean(),
});
export type Delegation = z.infer<typeof trustSchema>;

/** The properties of a delegation that can change; principal and kind cannot. */
const rule = {
  agentId: z.uuid(),
  /** Null for all workflows. */
  workflowCodes: z.array(codeSchema).min(1).max(200).nullable(),
  /** First and last day, inclusive. */
  fromDay: day,
  toDay: day,
  /** Also delegates tasks that are open at the start. */
  includeOpen: z.boolean().default(false),
  /** Whether the agent may forward and add signers. */
  mayForward: z.boolean().default(false),
};

const refusals = ['trust-days', 'trust-self', 'trust-overlaps', 'trust-mutual', 'PersonInactive', 'not-allowed', 'not-found'];

export const createWorkflowTrust = defineCall({
  method: 'POST',
  path: '/api/runtime/workflowTrust/createWorkflowTrust',
  summary: 'Creates a delegation of own tasks, or of starting workflows; administrators may also create them for others',
  command: true,
  input: z.object({ kind, principalId: z.uuid().optional(), ...rule }),
  output: trustSchema,
  refusals,
});

export const updateWorkflowTrust = defineCall({
  method: 'POST',
  path: '/api/runtime/workflowTrust/updateWorkflowTrust',
  summary: 'Changes a delegation and applies it to open tasks',
  command: true,
  input: z.object({ id: z.uuid(), ...rule }),
  output: trustSchema,
  refusals,
});

export const deleteWorkflowTrust = defineCall({
  method: 'POST',
  path: '/api/runtime/workflowTrust/deleteWorkflowTrust',
  summary: 'Ends a delegation immediately; tasks on which nobody has acted return to the principal',
  command: true,
  input: z.object({ id: z.uuid() }),
  output: z.boolean(),
  refusals: ['not-allowed', 'not-found'],
});

export const queryWorkflowTrust = defineCall({
  method: 'GET',
  path: '/api/runtime/workflowTrust/queryWorkflowTrust',
  summary: 'Returns delegations, newest first: those given or received by the signed-in person, or all for administrators',
  input: z.object({ scope: z.enum(['given', 'got', 'all']).default('given'), ...pageInput }),
  output: pageOf(trustSchema),
  refusals: ['not-allowed'],
});

export const getWorkflowTrust = defineCall({
  method: 'GET',
  path: '/api/runtime/workflowTrust/getWorkflowTrust',
  summary: 'Returns a delegation',
  input: z.object({ id: z.uuid() }),
  output: trustSchema,
  refusals: ['not-allowed', 'not-found'],
});

export const listTrustWorkflows = defineCall({
  method: 'GET',
  path: '/api/runtime/workflowTrust/listWorkflows',
  summary: 'Returns the workflows that can be delegated',
  input: z.object({}),
  output: z.array(workflowNameSchema),
});
