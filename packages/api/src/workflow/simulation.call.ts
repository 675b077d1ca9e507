import { z } from 'zod';
import { nameI18nSchema, scenarioOutcomes, scenarioShape, trialShape } from '@inkstone/schema';
import { defineCall } from '../call.ts';
import { pageInput, pageOf } from '../envelope.ts';
import { personNameSchema } from './work-item.ts';

/** A simulated submission: the person, the form values, the time, and the decisions of the participants. */
const simulationInput = { initiatorId: z.uuid(), ...trialShape };

const outcomeSchema = z.enum(scenarioOutcomes);

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
  /** Codes of the taken routes in order. */
  routes: z.array(z.string()),
  /** Codes of the reached activities in order, without the start. */
  path: z.array(z.string()),
  /** The final status, or why it stopped: `exception`, `refused`, or `waiting` without a further event. */
  outcome: outcomeSchema,
  /** Why it stopped; null if it reached its end. */
  message: z.string().nullable(),
  endedAt: z.string(),
});
export type SimulationAnswer = z.infer<typeof simulationSchema>;

export const simulateWorkflow = defineCall({
  method: 'POST',
  path: '/api/workflow/simulate',
  summary: 'Simulates a workflow with a sample form in the real organisation; nothing is stored and nobody is notified',
  input: z.object({ workflowCode: z.string(), ...simulationInput }),
  output: simulationSchema,
  refusals: ['not-found', 'NotAdministrator', 'PersonInactive', 'form-invalid', 'field-not-editable'],
});

const storedShape = { ...simulationInput, ...scenarioShape };

export const scenarioSchema = z.object({
  ...storedShape,
  /** What it names if nobody here has that id or account. */
  initiatorId: z.string(),
  id: z.string(),
  version: z.number().int(),
  initiator: personNameSchema,
  formCode: z.string().nullable(),
  startAt: z.string().nullable(),
  updatedAt: z.string(),
  /** Null: the installation itself. */
  updatedBy: personNameSchema.nullable(),
});
export type Scenario = z.infer<typeof scenarioSchema>;

export const listScenarios = defineCall({
  method: 'GET',
  path: '/api/workflow/list_scenarios',
  summary: 'Returns the saved scenarios of a workflow, newest first',
  input: z.object({ workflowCode: z.string(), ...pageInput }),
  output: pageOf(scenarioSchema),
  refusals: ['not-found', 'NotAdministrator'],
});

export const saveScenario = defineCall({
  method: 'POST',
  path: '/api/workflow/save_scenario',
  summary: 'Saves a scenario with its expected result; publishing the workflow runs it again',
  command: true,
  input: z.object({
    workflowCode: z.string(),
    /** Unset for a new scenario; otherwise sent with the version that was read. */
    id: z.uuid().optional(),
    version: z.number().int().optional(),
    ...storedShape,
  }),
  output: z.object({ id: z.string(), version: z.number().int() }),
  refusals: ['not-found', 'NotAdministrator', 'PersonInactive', 'ScenarioNameTaken', 'ScenarioChanged', 'ScenariosTooMany'],
});

export const deleteScenario = defineCall({
  method: 'POST',
  path: '/api/workflow/delete_scenario',
  summary: 'Deletes a scenario',
  command: true,
  input: z.object({ id: z.uuid() }),
  output: z.boolean(),
  refusals: ['not-found', 'NotAdministrator'],
});

export const runScenarios = defineCall({
  method: 'POST',
  path: '/api/workflow/run_scenarios',
  summary: 'Runs scenarios of a workflow and returns the deviations from their expected results',
  input: z.object({ workflowCode: z.string(), ids: z.array(z.uuid()).max(100).optional() }),
  output: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      passed: z.boolean(),
      blocks: z.boolean(),
      /** The deviations, in the caller's language. */
      deviations: z.array(z.string()),
      /** Null if the scenario could not run; `deviations` contains the reason. */
      simulation: simulationSchema.nullable(),
    }),
  ),
  refusals: ['not-found', 'NotAdministrator'],
});
