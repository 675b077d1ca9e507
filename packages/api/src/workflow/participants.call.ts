import { z } from 'zod';
import { nameI18nSchema } from '@inkstone/schema';
import { defineCall } from '../call.ts';
import { personSchema } from '../organization/person.ts';
import { personNameSchema } from './work-item.ts';

const activityNames = { activityCode: z.string(), activityName: z.string(), activityName_i18n: nameI18nSchema.optional() };

/** People chosen for activities to come, by activity; `confirm` goes on although nobody is. */
export const choiceInput = {
  chosen: z.record(z.string(), z.array(z.string()).max(50)).optional(),
  confirm: z.boolean().optional(),
};

/** An activity whose people are chosen now. `people` null: everybody may be chosen. */
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
  summary: 'The activities to come whose people may be chosen here, and who may be',
  input: z.object({
    schemaCode: z.string(),
    formCode: z.string().optional(),
    workflowCode: z.string().optional(),
    objectId: z.string().optional(),
    workItemId: z.string().optional(),
    /** Only these; unset: those that are reached as the stored form stands. */
    activityCodes: z.array(z.string()).optional(),
  }),
  output: z.array(participantsChoiceSchema),
  refusals: ['record-not-found', 'not-allowed', 'not-found', 'instance-deleted'],
});

export const getParticipants = defineCall({
  method: 'GET',
  path: '/api/runtime/workflow/get_participants',
  summary: 'Who takes part in the open activities of an instance, or in the latest visit of one activity, and how far each is',
  input: z.object({ workflowInstanceId: z.string(), activityCode: z.string().optional() }),
  output: z.array(
    z.object({
      ...activityNames,
      round: z.number().int(),
      people: z.array(
        personNameSchema.extend({
          /** `waiting`: others come first; `done` voted or submitted; `cancelled` no longer asked. */
          state: z.enum(['waiting', 'open', 'done', 'cancelled', 'removed']),
          vote: z.enum(['agreed', 'disagreed', 'submitted']).nullable(),
          /** Why them, in the caller's language. */
          reason: z.string(),
        }),
      ),
    }),
  ),
  refusals: ['not-found', 'not-allowed', 'instance-deleted'],
});
