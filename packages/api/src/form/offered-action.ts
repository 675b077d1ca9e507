import { z } from 'zod';
import { nameI18nSchema, requirementSchema } from '@inkstone/schema';

/** Where signers are added: voting before the adder decides, after they agreed, or in slots of their own. */
export const addSignSideSchema = z.enum(['before', 'after', 'beside']);
export type AddSignSide = z.infer<typeof addSignSideSchema>;

/** Every action a form may offer. */
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

/** An action the action bar offers. `opinion` tells whether the opinion dialog may or must be filled. */
export const offeredActionSchema = z.object({
  action: z.enum(offeredActions),
  name: z.string().optional(),
  name_i18n: nameI18nSchema.optional(),
  /** The finished work item that is taken back; other actions are on the item that is open. */
  workItemId: z.string().optional(),
  opinion: requirementSchema.default('none'),
  /** The same for files and for a signature with the opinion. */
  upload: requirementSchema.optional(),
  signature: requirementSchema.optional(),
  /** A signature made on a phone by scanning a code. */
  qrSignature: requirementSchema.optional(),
  /** People for activities to come are chosen with it. */
  chooses: z.boolean().optional(),
  /** Sending back: the person chooses how the resubmit goes. */
  choosesResubmit: z.boolean().optional(),
  /** Adding signers: where they may be added. */
  sides: z.array(addSignSideSchema).optional(),
});
export type OfferedAction = z.infer<typeof offeredActionSchema>;
