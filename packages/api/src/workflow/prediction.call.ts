import { z } from 'zod';
import { nameI18nSchema, patchSchema } from '@inkstone/schema';
import { defineCall } from '../call.ts';
import { personNameSchema } from './work-item.ts';

export const predictWorkflow = defineCall({
  method: 'POST',
  path: '/api/runtime/workflow/predict',
  summary: 'Predicts the activities and participants if everybody agrees, with reasons, for a stored form or one that is being filled in',
  input: z.object({
    workflowInstanceId: z.string().optional(),
    workItemId: z.string().optional(),
    schemaCode: z.string().optional(),
    formCode: z.string().optional(),
    workflowCode: z.string().optional(),
    objectId: z.string().optional(),
    /** For a new form: the person on whose behalf it is filled in. */
    principalId: z.uuid().optional(),
    /** Unsaved changes. They are computed as when saving, but not stored. */
    patch: z.optional(patchSchema),
  }),
  output: z.object({
    activities: z.array(
      z.object({
        activityCode: z.string(),
        activityName: z.string(),
        activityName_i18n: nameI18nSchema.optional(),
        kind: z.string(),
        /** `open`: in progress. */
        state: z.enum(['open', 'upcoming']),
        people: z.array(personNameSchema),
        /**
         * `depends`: depends on fields that may still change; `chosen`: participants still have to be chosen; `unknown`: depends on
         * values that the caller may not see.
         */
        certainty: z.enum(['certain', 'depends', 'chosen', 'unknown']),
        reason: z.string(),
      }),
    ),
    /** Why the workflow would stop after these activities; null if it would reach its end, or if there are none. */
    stop: z.string().nullable(),
  }),
  refusals: [
    'model-not-found',
    'record-not-found',
    'instance-deleted',
    'not-allowed',
    'not-found',
    'not-entrusted',
    'field-not-editable',
    'form-invalid',
  ],
});
