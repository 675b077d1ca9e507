import { z } from 'zod';
import { instanceActionNames, nameI18nSchema, requirementSchema } from '@inkstone/schema';

/** How added signers vote: before the person who adds them decides, after that person agreed, or in parallel slots. */
export const addSignSideSchema = z.enum(['before', 'after', 'beside']);
export type AddSignSide = z.infer<typeof addSignSideSchema>;

/** The actions that a form may offer besides those on a whole instance. */
const ownActions = [
  'Save',
  'Submit',
  'Agree',
  'DisAgree',
  'Reject',
  'Answer',
  'Decline',
  'Forward',
  'PreAddSign',
  'Assist',
  'AssistRetrieve',
  'Consult',
  'Circulate',
  'Retrieve',
  'AdjustParticipant',
  'changeNextNodeUser',
  'ActivateActivity',
  'CancelActivity',
  'EditOwner',
  'Retry',
  'Read',
  'Delete',
  'Edit',
  'save2',
  'cancel2',
  'Print',
  'copy',
  'addAndCreate',
] as const;

/** An action in the action bar. `opinion` is whether an opinion is optional or required. */
export const offeredActionSchema = z.object({
  action: z.enum([...ownActions, ...instanceActionNames]),
  name: z.string().optional(),
  name_i18n: nameI18nSchema.optional(),
  /** For revoking: the finished work item. Other actions apply to the open work item. */
  workItemId: z.string().optional(),
  opinion: requirementSchema.default('none'),
  /** Whether files and a signature with the opinion are optional or required. */
  upload: requirementSchema.optional(),
  signature: requirementSchema.optional(),
  /** A signature on a phone, opened by scanning a QR code. */
  qrSignature: requirementSchema.optional(),
  /** The action lets the person choose participants of later activities. */
  chooses: z.boolean().optional(),
  /** For sending back: the person chooses the route of the resubmission. */
  choosesResubmit: z.boolean().optional(),
  /** For adding signers: the allowed sides. */
  sides: z.array(addSignSideSchema).optional(),
});
export type OfferedAction = z.infer<typeof offeredActionSchema>;
