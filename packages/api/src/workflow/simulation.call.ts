import { z } from 'zod';
import { nameI18nSchema, scenarioOutcomes, trialShape } from '@inkstone/schema';
import { defineCall } from '../call.ts';
import { personNameSchema } from './work-item.ts';

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
  /** The person who submits, the form values, the time, and the decisions of the participants. */
  input: z.object({ workflowCode: z.string(), initiatorId: z.uuid(), ...trialShape }),
  output: simulationSchema,
  refusals: ['not-found', 'NotAdministrator', 'PersonInactive', 'form-invalid', 'field-not-editable'],
});
