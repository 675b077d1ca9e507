import { z } from 'zod';
import { nameI18nSchema } from '@inkstone/schema';
import { defineCall } from '../call.ts';
import { personSchema } from '../organization/person.ts';
import { personNameSchema } from './work-item.ts';

const activityNames = { activityCode: z.string(), activityName: z.string(), activityName_i18n: nameI18nSchema.optional() };

/** The chosen participants of later activities, by activity; `confirm` continues without a choice. */
export const choiceInput = {
  chosen: z.record(z.string(), z.array(z.string()).max(50)).optional(),
  confirm: z.boolean().optional(),
};

/** An activity whose participants are chosen now. `people` is null if everybody can be chosen. */
export const participantsChoiceSchema = z.object({
  ...activityNames,
  multiple: z.boolean(),
  people: z.array(personSchema).nullable(),
  chosen: z.array(personNameSchema),
});
export type ParticipantsChoice = z.infer<typeof participantsChoiceSchema>;

export const getParticipantsInfo = defineCall({
  method: 'POST',
  path: '/api/runtime/form/getParticipantsInfo',
  summary: 'Returns the later activities whose participants can be chosen, and the people available for each',
  input: z.object({
    schemaCode: z.string(),
    formCode: z.string().optional(),
    workflowCode: z.string().optional(),
    objectId: z.string().optional(),
    workItemId: z.string().optional(),
    /** The activities; defaults to those that are reached with the stored form. */
    activityCodes: z.array(z.string()).optional(),
  }),
  output: z.array(participantsChoiceSchema),
  refusals: ['record-not-found', 'not-allowed', 'not-found', 'instance-deleted'],
});

export const getParticipants = defineCall({
  method: 'GET',
  path: '/api/runtime/workflow/get_participants',
  summary: 'Returns the participants of the open activities of an instance, or of the latest visit of an activity, with their states',
  input: z.object({ workflowInstanceId: z.string(), activityCode: z.string().optional() }),
  output: z.array(
    z.object({
      ...activityNames,
      round: z.number().int(),
      people: z.array(
        personNameSchema.extend({
          /** `waiting`: after other participants; `done`: voted or submitted; `cancelled`: no longer needed. */
          state: z.enum(['waiting', 'open', 'done', 'cancelled', 'removed']),
          vote: z.enum(['agreed', 'disagreed', 'submitted']).nullable(),
          /** Why they participate, in the caller's language. */
          reason: z.string(),
        }),
      ),
    }),
  ),
  refusals: ['not-found', 'not-allowed', 'instance-deleted'],
});
