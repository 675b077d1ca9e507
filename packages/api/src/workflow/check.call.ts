import { z } from 'zod';
import { defineCall } from '../call.ts';

/** An issue of a workflow; the texts are in the caller's language. */
export const workflowIssueSchema = z.object({
  code: z.string(),
  /** An error prevents publishing the workflow. */
  severity: z.enum(['error', 'warning']),
  message: z.string(),
  /** `code` is the code of the activity or route. */
  place: z.object({ kind: z.enum(['workflow', 'activity', 'route']), code: z.string().nullable() }),
  /** A counterexample: the sequence of events that leads to the issue, each with its activity. */
  steps: z.array(z.object({ activityCode: z.string().nullable(), text: z.string() })),
});
export type LocalizedWorkflowIssue = z.infer<typeof workflowIssueSchema>;

/** The settings of a workflow in the caller's language, for administrators who do not read definitions. */
export const workflowDetailsSchema = z.object({
  /** The activities that ask people, in the order of the definition. */
  activities: z.array(z.object({ code: z.string(), participants: z.array(z.string()) })),
  /** The conditions of routes in words. */
  routes: z.array(z.object({ code: z.string(), condition: z.string() })),
});
export type WorkflowDetails = z.infer<typeof workflowDetailsSchema>;

export const checkWorkflowDefinition = defineCall({
  method: 'POST',
  path: '/api/workflow/check',
  summary: 'Returns the issues of a published workflow with the steps that lead to each, and its participants and conditions in words',
  input: z.object({ workflowCode: z.string() }),
  output: z.object({ version: z.number().int(), findings: z.array(workflowIssueSchema), details: workflowDetailsSchema }),
  refusals: ['not-found', 'NotAdministrator'],
});
