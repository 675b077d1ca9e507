import { z } from 'zod';
import { nameI18nSchema, requirementSchema } from '@inkstone/schema';

/** Every action a form may offer. */
export const offeredActions = {
  Save: 'Save',
  Submit: 'Submit',
  Agree: 'Agree',
  DisAgree: 'DisAgree',
  Reject: 'Reject',
  Forward: 'Forward',
  Retrieve: 'Retrieve',
  Cancel: 'Cancel',
  Read: 'Read',
  Delete: 'Delete',
} as const;

/** An action the action bar offers. `opinion` tells whether the opinion dialog may or must be filled. */
export const offeredActionSchema = z.object({
  action: z.enum(offeredActions),
  name: z.string().optional(),
  name_i18n: nameI18nSchema.optional(),
  opinion: requirementSchema.default('none'),
  /** The same for files and for a signature with the opinion. */
  upload: requirementSchema.optional(),
  signature: requirementSchema.optional(),
});
export type OfferedAction = z.infer<typeof offeredActionSchema>;
