import type { OfferedAction } from '@inkstone/api';
import { localizedName, type Locale } from '@inkstone/schema';
import type { ActionFace, ActionName } from './action-face.ts';
import { addAndCreateFace } from './add-and-create.ui.ts';
import { copyFace } from './copy.ui.ts';
import { discardEditedFace } from './cancel-2.ui.ts';
import { editFace } from './edit.ui.ts';
import { saveEditedFace } from './save-2.ui.ts';
import { finishInstanceFace } from './finish-instance.ui.ts';
import { editOwnerFace } from './edit-owner.ui.ts';
import { cancelActivityFace } from './cancel-activity.ui.ts';
import { activateActivityFace } from './activate-activity.ui.ts';
import { changeNextNodeUserFace } from './change-next-node-user.ui.ts';
import { adjustParticipantFace } from './adjust-participant.ui.ts';
import { agreeFace } from './agree.ui.ts';
import { answerFace } from './answer.ui.ts';
import { assistFace } from './assist.ui.ts';
import { assistRetrieveFace } from './assist-retrieve.ui.ts';
import { cancelFace } from './cancel.ui.ts';
import { circulateFace } from './circulate.ui.ts';
import { consultFace } from './consult.ui.ts';
import { declineFace } from './decline.ui.ts';
import { deleteFace } from './delete.ui.ts';
import { disAgreeFace } from './dis-agree.ui.ts';
import { forwardFace } from './forward.ui.ts';
import { preAddSignFace } from './pre-add-sign.ui.ts';
import { printFace } from './print.ui.ts';
import { readFace } from './read.ui.ts';
import { rejectFace } from './reject.ui.ts';
import { retryFace } from './retry.ui.ts';
import { retrieveFace } from './retrieve.ui.ts';
import { saveFace } from './save.ui.ts';
import { submitFace } from './submit.ui.ts';

/** Every action in the order the bar shows them; forgetting one does not compile. */
export const actionFaces: Readonly<Record<ActionName, ActionFace>> = {
  Submit: submitFace,
  save2: saveEditedFace,
  Agree: agreeFace,
  Answer: answerFace,
  Read: readFace,
  DisAgree: disAgreeFace,
  Reject: rejectFace,
  Decline: declineFace,
  AssistRetrieve: assistRetrieveFace,
  Save: saveFace,
  Edit: editFace,
  cancel2: discardEditedFace,
  addAndCreate: addAndCreateFace,
  Forward: forwardFace,
  PreAddSign: preAddSignFace,
  Assist: assistFace,
  Consult: consultFace,
  Circulate: circulateFace,
  Print: printFace,
  copy: copyFace,
  Retrieve: retrieveFace,
  Retry: retryFace,
  AdjustParticipant: adjustParticipantFace,
  changeNextNodeUser: changeNextNodeUserFace,
  ActivateActivity: activateActivityFace,
  CancelActivity: cancelActivityFace,
  EditOwner: editOwnerFace,
  FinishInstance: finishInstanceFace,
  Cancel: cancelFace,
  Delete: deleteFace,
};

/** The activity's own label, or what the action is called everywhere. */
export function actionLabel({ action, name, name_i18n }: OfferedAction, locale: Locale): string {
  return name ? localizedName({ name, name_i18n }, locale) : actionFaces[action].label[locale];
}

export const actionOrder = Object.keys(actionFaces) as ActionName[];
