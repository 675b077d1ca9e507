import { z } from 'zod';
import { nameI18nSchema, requirementSchema } from '@inkstone/schema';

/** How added signers vote: before the person who adds them decides, after that person agreed, or in parallel slots. */
export const addSignSideSchema = z.enum(['before', 'after', 'beside']);
export type AddSignSide = z.infer<typeof addSignSideSchema>;

/** All actions that a form may offer. */
export const offeredActions = {
  Save: 'Save',
  Submit: 'Submit',
  Agree: 'Agree',
  DisAgree: 'DisAgree',
  Reject: 'Reject',
  Answer: 'Answer',
  Decline: 'Decline',
  Forward: 'Forward',
  PreAddSign: 'PreAddSign',
  Assist: 'Assist',
  AssistRetrieve: 'AssistRetrieve',
  Consult: 'Consult',
  Circulate: 'Circulate',
  Retrieve: 'Retrieve',
  AdjustParticipant: 'AdjustParticipant',
  changeNextNodeUser: 'changeNextNodeUser',
  ActivateActivity: 'ActivateActivity',
  CancelActivity: 'CancelActivity',
  EditOwner: 'EditOwner',
  FinishInstance: 'FinishInstance',
  Cancel: 'Cancel',
  Retry: 'Retry',
  Read: 'Read',
  Delete: 'Delete',
  Edit: 'Edit',
  save2: 'save2',
  cancel2: 'cancel2',
  Print: 'Print',
  copy: 'copy',
  addAndCreate: 'addAndCreate',
} as const;

/** An action in the action bar. `opinion` is whether an opinion is optional or required. */
export const offeredActionSchema = z.object({
  action: z.enum(offeredActions),
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
