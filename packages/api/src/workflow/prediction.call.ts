import { z } from 'zod';
import { nameI18nSchema, patchSchema } from '@inkstone/schema';
import { defineCall } from '../call.ts';
import { personNameSchema } from './work-item.ts';

export const predictWorkflow = defineCall({
  method: 'POST',
  path: '/api/runtime/workflow/predict',
  summary:
    'The activities and people to come when everybody agrees, with the reason for each, for the form as it stands or is being filled in',
  input: z.object({
    workflowInstanceId: z.string().optional(),
    workItemId: z.string().optional(),
    schemaCode: z.string().optional(),
    formCode: z.string().optional(),
    workflowCode: z.string().optional(),
    objectId: z.string().optional(),
    /** Of a new form: whom it is filled in for. */
    principalId: z.uuid().optional(),
    /** What was set and not saved. It is worked out as a save would, and not stored. */
    patch: z.optional(patchSchema),
  }),
  output: z.object({
    activities: z.array(
      z.object({
        activityCode: z.string(),
        activityName: z.string(),
        activityName_i18n: nameI18nSchema.optional(),
        kind: z.string(),
        /** `open`: people have it now. */
        state: z.enum(['open', 'upcoming']),
        people: z.array(personNameSchema),
        /**
         * `depends`: on fields that may still change; `chosen`: somebody has still to choose the people; `unknown`: who it will be is
         * decided by what the caller may not see.
         */
        certainty: z.enum(['certain', 'depends', 'chosen', 'unknown']),
        reason: z.string(),
      }),
    ),
    /** Why it would stop behind them; null where it comes to its end, or where nothing is to come. */
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
