import { z } from 'zod';
import { trimmedString } from '../texts/trimmed-string.ts';
import { codeSchema } from '../id.ts';
import { nameI18nSchema } from '../texts/name-i18n.ts';
import { patchSchema } from '../values/patch.ts';
import { scenarioOutcomes } from './scenario-outcomes.ts';

/** Per workflow, because publishing plays all of them. */
export const maxScenarios = 100;

const code = z.string().max(64);

/**
 * The decision at an activity when it is reached; the first matching decision applies once. Without one, everybody agrees, submits and
 * succeeds. `wait`: nobody acts until the time limit; `fail`: the external service fails; `reject`: sends back to `target`.
 */
export const simulatedDecisionSchema = z.object({
  activity: code,
  /** The id of a person; defaults to the first participant. */
  person: z.string().max(64).optional(),
  action: z.enum(['agree', 'disagree', 'reject', 'wait', 'fail']),
  target: code.optional(),
  afterMinutes: z.number().int().min(0).max(5_256_000).optional(),
  /** The chosen participants of later activities. */
  chosen: z.record(code, z.array(z.string().max(64)).max(50)).optional(),
});
export type SimulatedDecisionInput = z.infer<typeof simulatedDecisionSchema>;

/** The expected result of a trial: the activities reached in order, without the start, and the end; unset: any. */
export const expectationSchema = z.object({
  path: z.array(code).max(500).optional(),
  outcome: z.enum(scenarioOutcomes).optional(),
});

/** What a trial is made of besides the person who submits. */
export const trialShape = {
  /** Defaults to the default form of the model. */
  formCode: code.optional(),
  patch: patchSchema,
  /** An ISO 8601 instant; defaults to now. */
  startAt: z.iso.datetime().optional(),
  decisions: z.array(simulatedDecisionSchema).max(500).default([]),
};

/** What is stored of a scenario besides the trial. */
export const scenarioShape = {
  name: trimmedString.min(1).max(100),
  expected: expectationSchema,
  /** If true, a deviation prevents publishing the workflow; otherwise it is a warning. */
  blocks: z.boolean().default(true),
};

export const scenarioDefinitionSchema = z.object({
  code: codeSchema,
  name_i18n: nameI18nSchema.optional(),
  workflowCode: codeSchema,
  /** The person who submits, by id or account. */
  initiator: z.string().min(1).max(100),
  ...trialShape,
  ...scenarioShape,
});
/** A trial of a workflow with its expected result, which is played at each publishing. */
export type ScenarioDefinition = z.infer<typeof scenarioDefinitionSchema>;
