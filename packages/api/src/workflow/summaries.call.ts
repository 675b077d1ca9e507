import { z } from 'zod';
import { defineCall } from '../call.ts';

/** Instances in one call at most. */
export const summariesAtOnce = 50;
/** Fields in a summary at most. */
export const fieldsInSummary = 6;

const summarySchema = z.object({
  workflowInstanceId: z.string(),
  /** The first fields of the form that hold something the caller may see, as text in their language; null where they may not read it. */
  fields: z.array(z.object({ label: z.string(), text: z.string() })).nullable(),
  errcode: z.number().int(),
  errmsg: z.string(),
  code: z.string().nullable(),
});
export type InstanceSummary = z.infer<typeof summarySchema>;

export const listSummaries = defineCall({
  method: 'POST',
  path: '/api/runtime/workflow/list_summaries',
  summary: 'What the forms of several instances say in short, in the order asked for; what may not be read is told for each',
  input: z.object({
    items: z
      .array(z.object({ workflowInstanceId: z.string(), workItemId: z.string().optional() }))
      .min(1)
      .max(summariesAtOnce),
  }),
  output: z.array(summarySchema),
});
