import { z } from 'zod';
import { defineCall } from '../call.ts';

/** Instances per call. */
export const maxRequestedSummaries = 50;
/** Fields per summary. */
export const maxSummaryFields = 6;

const summarySchema = z.object({
  workflowInstanceId: z.string(),
  /** The first filled fields of the form that the caller may see, as text in their language; null if they may not read the form. */
  fields: z.array(z.object({ label: z.string(), text: z.string() })).nullable(),
  errcode: z.number().int(),
  errmsg: z.string(),
  code: z.string().nullable(),
});
export type InstanceSummary = z.infer<typeof summarySchema>;

export const listSummaries = defineCall({
  method: 'POST',
  path: '/api/runtime/workflow/list_summaries',
  summary: 'Returns summaries of the forms of several instances in the requested order; each refusal is reported for its instance',
  input: z.object({
    items: z
      .array(z.object({ workflowInstanceId: z.string(), workItemId: z.string().optional() }))
      .min(1)
      .max(maxRequestedSummaries),
  }),
  output: z.array(summarySchema),
});
