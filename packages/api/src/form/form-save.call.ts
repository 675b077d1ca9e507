import { z } from 'zod';
import { patchSchema } from '@inkstone/schema';
import { defineCall } from '../call.ts';

/** A patch of a stored record, or the initial values of a new one. */
export const formWriteInput = {
  schemaCode: z.string(),
  formCode: z.string().optional(),
  workflowCode: z.string().optional(),
  objectId: z.string().optional(),
  /** For a stored record: edited outside a work item. */
  mode: z.enum(['edit']).optional(),
  workItemId: z.string().optional(),
  /** For a new form: the person on whose behalf it is filled in by delegation. They become its owner. */
  principalId: z.uuid().optional(),
  baseVersion: z.number().int().min(0).default(0),
  patch: patchSchema,
};

export const formWriteOutput = z.object({
  objectId: z.string(),
  version: z.number().int(),
  workflowInstanceId: z.string().nullable(),
  sequenceNo: z.string().nullable(),
  /** Paths whose stored value differs from the sent one because of formulas, mappings or rounding. */
  changedPaths: z.array(z.string()),
});

export const formSave = defineCall({
  method: 'POST',
  path: '/api/runtime/form/save',
  summary: 'Saves the form and an unsent opinion without a transition; a new form becomes a draft',
  command: true,
  input: z.object({
    ...formWriteInput,
    /** Draft of the person's opinion at the work item. An empty text deletes the draft; if unset, it is kept. */
    opinion: z.string().max(2000).optional(),
  }),
  output: formWriteOutput,
  refusals: ['form-invalid', 'field-not-editable', 'conflict', 'record-not-found', 'not-allowed', 'not-entrusted', 'record-in-task'],
});
