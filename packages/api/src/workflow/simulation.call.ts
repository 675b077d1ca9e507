import { z } from 'zod';
import { nameI18nSchema, patchSchema, trimmedString } from '@inkstone/schema';
import { defineCall } from '../call.ts';
import { pageInput, pageOf } from '../envelope.ts';
import { personNameSchema } from './work-item.ts';

const code = z.string().max(64);

/**
 * What happens at an activity when it is come to: once, the first one that fits. Without one everybody agrees, submits and succeeds.
 * `wait`: nobody does anything until the time limit is over; `fail`: what runs outside cannot be done; `reject` sends back to `target`.
 */
export const simulatedDecisionSchema = z.object({
  activity: code,
  /** A person's id; unset: whoever comes first. */
  person: z.string().max(64).optional(),
  action: z.enum(['agree', 'disagree', 'reject', 'wait', 'fail']),
  target: code.optional(),
  afterMinutes: z.number().int().min(0).max(5_256_000).optional(),
  /** People chosen for activities to come. */
  chosen: z.record(code, z.array(z.string().max(64)).max(50)).optional(),
});
export type SimulatedDecisionInput = z.infer<typeof simulatedDecisionSchema>;

/** An invented submit: who, with what in the form, when, and what people then do. */
const trial = {
  initiatorId: z.uuid(),
  /** Unset: the usual form of the model. */
  formCode: code.optional(),
  patch: patchSchema,
  /** An ISO 8601 instant; unset: now. */
  startAt: z.iso.datetime().optional(),
  decisions: z.array(simulatedDecisionSchema).max(500).default([]),
};

const outcomeSchema = z.enum(['agreed', 'disagreed', 'submitted', 'exception', 'refused', 'waiting']);

export const simulationSchema = z.object({
  visits: z.array(
    z.object({
      activityCode: z.string(),
      activityName: z.string(),
      activityName_i18n: nameI18nSchema.optional(),
      kind: z.string(),
      round: z.number().int(),
      people: z.array(personNameSchema.extend({ vote: z.enum(['agreed', 'disagreed', 'submitted']).nullable(), reason: z.string() })),
      outcome: z.string().nullable(),
      openedAt: z.string(),
      closedAt: z.string().nullable(),
      dueAt: z.string().nullable(),
    }),
  ),
  /** Codes of the routes that were taken, in order. */
  routes: z.array(z.string()),
  /** Codes of the activities that were come to, in order, without the start. */
  path: z.array(z.string()),
  /** How it ended, or where it stopped: `exception`, `refused`, `waiting` with nothing to come. */
  outcome: outcomeSchema,
  /** Why it stopped; null where it came to its end. */
  message: z.string().nullable(),
  endedAt: z.string(),
});
export type SimulationAnswer = z.infer<typeof simulationSchema>;

export const simulateWorkflow = defineCall({
  method: 'POST',
  path: '/api/workflow/simulate',
  summary: 'Play a workflow with an invented form over the real organisation; nothing is stored and nobody is told',
  input: z.object({ workflowCode: z.string(), ...trial }),
  output: simulationSchema,
  refusals: ['not-found', 'NotAdministrator', 'PersonInactive', 'form-invalid', 'field-not-editable'],
});

const expectationSchema = z.object({ path: z.array(code).max(500).optional(), outcome: outcomeSchema.optional() });

const scenarioShape = {
  name: trimmedString.min(1).max(100),
  ...trial,
  expected: expectationSchema,
  /** The workflow is not published while the scenario goes otherwise; else that is only told. */
  blocks: z.boolean().default(true),
};

export const scenarioSchema = z.object({
  ...scenarioShape,
  id: z.string(),
  version: z.number().int(),
  initiator: personNameSchema,
  formCode: z.string().nullable(),
  startAt: z.string().nullable(),
  updatedAt: z.string(),
  updatedBy: personNameSchema,
});
export type Scenario = z.infer<typeof scenarioSchema>;

export const listScenarios = defineCall({
  method: 'GET',
  path: '/api/workflow/list_scenarios',
  summary: 'The saved trials of a workflow, the latest first',
  input: z.object({ workflowCode: z.string(), ...pageInput }),
  output: pageOf(scenarioSchema),
  refusals: ['not-found', 'NotAdministrator'],
});

export const saveScenario = defineCall({
  method: 'POST',
  path: '/api/workflow/save_scenario',
  summary: 'Keep a trial with how it is expected to go; publishing the workflow plays it again',
  command: true,
  input: z.object({
    workflowCode: z.string(),
    /** Unset: a new one; else with the version that was read. */
    id: z.uuid().optional(),
    version: z.number().int().optional(),
    ...scenarioShape,
  }),
  output: z.object({ id: z.string(), version: z.number().int() }),
  refusals: ['not-found', 'NotAdministrator', 'PersonInactive', 'ScenarioNameTaken', 'ScenarioChanged', 'ScenariosTooMany'],
});

export const deleteScenario = defineCall({
  method: 'POST',
  path: '/api/workflow/delete_scenario',
  summary: 'A saved trial is kept no more',
  command: true,
  input: z.object({ id: z.uuid() }),
  output: z.boolean(),
  refusals: ['not-found', 'NotAdministrator'],
});

export const runScenarios = defineCall({
  method: 'POST',
  path: '/api/workflow/run_scenarios',
  summary: 'Play saved trials of a workflow, and tell where they go otherwise than expected',
  input: z.object({ workflowCode: z.string(), ids: z.array(z.uuid()).max(100).optional() }),
  output: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      passed: z.boolean(),
      blocks: z.boolean(),
      /** What differs, in the caller's language. */
      deviations: z.array(z.string()),
      /** Null where it could not be played at all; `deviations` says why. */
      simulation: simulationSchema.nullable(),
    }),
  ),
  refusals: ['not-found', 'NotAdministrator'],
});
