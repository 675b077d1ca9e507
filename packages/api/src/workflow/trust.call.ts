import { z } from 'zod';
import { codeSchema, nameI18nSchema } from '@inkstone/schema';
import { defineCall } from '../call.ts';
import { pageInput, pageOf } from '../envelope.ts';
import { personNameSchema } from './work-item.ts';

/** `handle`: tasks of the principal are the agent's too; `initiate`: the agent may start workflows for the principal. */
export const trustKinds = ['handle', 'initiate'] as const;
const kind = z.enum(trustKinds);
const day = z.iso.date();

const workflowNameSchema = z.object({ code: z.string(), name: z.string(), name_i18n: nameI18nSchema.optional() });

export const trustSchema = z.object({
  id: z.string(),
  kind,
  principal: personNameSchema,
  agent: personNameSchema,
  /** Null: all of them. */
  workflows: z.array(workflowNameSchema).nullable(),
  fromDay: z.string(),
  toDay: z.string(),
  includeOpen: z.boolean(),
  mayForward: z.boolean(),
  /** By today in the organisation's time zone. */
  state: z.enum(['coming', 'active', 'over']),
  mayChange: z.boolean(),
});
export type Trust = z.infer<typeof trustSchema>;

/** What may be changed of a rule: who trusts whom with what stays. */
const rule = {
  agentId: z.uuid(),
  /** Null: all workflows. */
  workflowCodes: z.array(codeSchema).min(1).max(200).nullable(),
  /** Both days belong to it. */
  fromDay: day,
  toDay: day,
  /** Tasks that are open when it begins are shared too. */
  includeOpen: z.boolean().default(false),
  /** Whether the agent may forward and add signers. */
  mayForward: z.boolean().default(false),
};

const refusals = ['trust-days', 'trust-self', 'trust-overlaps', 'trust-mutual', 'PersonInactive', 'not-allowed', 'not-found'];

export const createWorkflowTrust = defineCall({
  method: 'POST',
  path: '/api/runtime/workflowTrust/createWorkflowTrust',
  summary: 'Entrust somebody with one’s tasks, or with starting workflows; administrators also for others',
  command: true,
  input: z.object({ kind, principalId: z.uuid().optional(), ...rule }),
  output: trustSchema,
  refusals,
});

export const updateWorkflowTrust = defineCall({
  method: 'POST',
  path: '/api/runtime/workflowTrust/updateWorkflowTrust',
  summary: 'Change a rule; open tasks follow it',
  command: true,
  input: z.object({ id: z.uuid(), ...rule }),
  output: trustSchema,
  refusals,
});

export const deleteWorkflowTrust = defineCall({
  method: 'POST',
  path: '/api/runtime/workflowTrust/deleteWorkflowTrust',
  summary: 'End a rule at once; tasks nobody acted on go back',
  command: true,
  input: z.object({ id: z.uuid() }),
  output: z.boolean(),
  refusals: ['not-allowed', 'not-found'],
});

export const queryWorkflowTrust = defineCall({
  method: 'GET',
  path: '/api/runtime/workflowTrust/queryWorkflowTrust',
  summary: 'Rules of delegation, the latest first: those one gave, those one got, for administrators all',
  input: z.object({ scope: z.enum(['given', 'got', 'all']).default('given'), ...pageInput }),
  output: pageOf(trustSchema),
  refusals: ['not-allowed'],
});

export const getWorkflowTrust = defineCall({
  method: 'GET',
  path: '/api/runtime/workflowTrust/getWorkflowTrust',
  summary: 'One rule of delegation',
  input: z.object({ id: z.uuid() }),
  output: trustSchema,
  refusals: ['not-allowed', 'not-found'],
});

export const listTrustWorkflows = defineCall({
  method: 'GET',
  path: '/api/runtime/workflowTrust/listWorkflows',
  summary: 'The workflows a rule may name',
  input: z.object({}),
  output: z.array(workflowNameSchema),
});
