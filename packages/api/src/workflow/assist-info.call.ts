import { z } from 'zod';
import { defineCall } from '../call.ts';
import { fileReferenceSchema } from './instance-views.call.ts';
import { personNameSchema } from './work-item.ts';

/** People involved in a work item: the request, its recipients and their answers. */
export const involvementSchema = z.object({
  id: z.string(),
  way: z.enum(['before', 'after', 'beside', 'assist', 'consult', 'circulate']),
  by: personNameSchema,
  at: z.string(),
  note: z.string().nullable(),
  files: z.array(fileReferenceSchema),
  vote: z.enum(['all', 'any', 'sequential']),
  /** The requesting work item, and whether it waits for the answers. */
  workItemId: z.string(),
  waits: z.boolean(),
  state: z.enum(['open', 'done', 'cancelled']),
  outcome: z.enum(['agreed', 'disagreed']).nullable(),
  people: z.array(
    z.object({
      person: personNameSchema,
      /** Null before their turn, and if they have a slot of their own. */
      workItemId: z.string().nullable(),
      state: z.enum(['to-come', 'waiting', 'open', 'done', 'cancelled']),
      result: z.string().nullable(),
      opinion: z.string().nullable(),
      files: z.array(fileReferenceSchema),
      viewedAt: z.string().nullable(),
      finishedAt: z.string().nullable(),
    }),
  ),
});
export type InvolvementInfo = z.infer<typeof involvementSchema>;

export const getAssistInfo = defineCall({
  method: 'GET',
  path: '/api/runtime/workflow/get_assist_info',
  summary: 'Returns the people involved in a work item: signers, assistants, consultations with answers, and copies with their readers',
  input: z.object({ workItemId: z.string() }),
  output: z.array(involvementSchema),
});
