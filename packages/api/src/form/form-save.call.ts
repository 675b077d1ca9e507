import { z } from 'zod';
import { patchSchema } from '@inkstone/schema';
import { defineCall } from '../call.ts';

/** A patch against a stored record, or the first values of a new one. */
export const formWriteInput = {
  schemaCode: z.string(),
  formCode: z.string().optional(),
  workflowCode: z.string().optional(),
  objectId: z.string().optional(),
  /** Of a stored record: edited outside of a task. */
  mode: z.enum(['edit']).optional(),
  workItemId: z.string().optional(),
  /** Of a new form: whom it is filled in for, who lets the actor do so. They own it. */
  principalId: z.uuid().optional(),
  baseVersion: z.number().int().min(0).default(0),
  patch: patchSchema,
};

export const formWriteOutput = z.object({
  objectId: z.string(),
  version: z.number().int(),
  workflowInstanceId: z.string().nullable(),
  sequenceNo: z.string().nullable(),
  /** Paths where the server's result differs from what was sent: formulas, mappings, rounding. */
  changedPaths: z.array(z.string()),
});

export const formSave = defineCall({
  method: 'POST',
  path: '/api/runtime/form/save',
  summary: 'Store the form, and an opinion not sent yet, without any transition; a new one becomes a draft',
  command: true,
  input: z.object({
    ...formWriteInput,
    /** What is written for a vote at the work item and not sent yet: kept for the person; '' forgets it, unset leaves what is kept. */
    opinion: z.string().max(2000).optional(),
  }),
  output: formWriteOutput,
  refusals: ['form-invalid', 'field-not-editable', 'conflict', 'record-not-found', 'not-allowed', 'not-entrusted', 'record-in-task'],
});
