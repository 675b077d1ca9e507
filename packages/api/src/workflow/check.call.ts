import { z } from 'zod';
import { workflowDefinitionSchema } from '@inkstone/schema';
import { defineCall } from '../call.ts';

/** Something the check of a workflow found; the texts are in the caller's language. */
export const workflowFindingSchema = z.object({
  code: z.string(),
  /** An error keeps the workflow from being published. */
  severity: z.enum(['error', 'warning']),
  message: z.string(),
  /** `code` is that of the activity or route. */
  place: z.object({ kind: z.enum(['workflow', 'activity', 'route']), code: z.string().nullable() }),
  /** A counterexample: what happens one after the other up to the trouble, with the activity where it happens. */
  steps: z.array(z.object({ activityCode: z.string().nullable(), text: z.string() })),
});
export type WorkflowFinding = z.infer<typeof workflowFindingSchema>;

export const checkWorkflowDefinition = defineCall({
  method: 'POST',
  path: '/api/workflow/check',
  summary: 'What is wrong with a workflow, as it is published or as it is given, with the steps that lead into each trouble',
  input: z.object({ workflowCode: z.string(), definition: workflowDefinitionSchema.optional() }),
  output: z.object({ version: z.number().int(), findings: z.array(workflowFindingSchema) }),
  refusals: ['not-found', 'NotAdministrator'],
});
