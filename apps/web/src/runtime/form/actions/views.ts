import type { OfferedAction } from '@inkstone/api';
import { localizedName, type Locale } from '@inkstone/schema';
import type { ActionView, ActionName } from './action-view.ts';
import { addAndCreateView } from './add-and-create.ui.ts';
import { copyView } from './copy.ui.ts';
import { discardEditedView } from './cancel-2.ui.ts';
import { editView } from './edit.ui.ts';
import { saveEditedView } from './save-2.ui.ts';
import { finishInstanceView } from './finish-instance.ui.ts';
import { instanceActionViews } from './instance-action.ui.ts';
import { editOwnerView } from './edit-owner.ui.ts';
import { cancelActivityView } from './cancel-activity.ui.ts';
import { activateActivityView } from './activate-activity.ui.ts';
import { changeNextNodeUserView } from './change-next-node-user.ui.ts';
import { adjustParticipantView } from './adjust-participant.ui.ts';
import { agreeView } from './agree.ui.ts';
import { answerView } from './answer.ui.ts';
import { assistView } from './assist.ui.ts';
import { assistRetrieveView } from './assist-retrieve.ui.ts';
import { cancelView } from './cancel.ui.ts';
import { circulateView } from './circulate.ui.ts';
import { consultView } from './consult.ui.ts';
import { declineView } from './decline.ui.ts';
import { deleteView } from './delete.ui.ts';
import { disAgreeView } from './dis-agree.ui.ts';
import { forwardView } from './forward.ui.ts';
import { preAddSignView } from './pre-add-sign.ui.ts';
import { printView } from './print.ui.ts';
import { readView } from './read.ui.ts';
import { rejectView } from './reject.ui.ts';
import { retryView } from './retry.ui.ts';
import { retrieveView } from './retrieve.ui.ts';
import { saveView } from './save.ui.ts';
import { submitView } from './submit.ui.ts';

/** Every action in the order of the action bar; a missing one does not compile. */
export const actionViews: Readonly<Record<ActionName, ActionView>> = {
  Submit: submitView,
  save2: saveEditedView,
  Agree: agreeView,
  Answer: answerView,
  Read: readView,
  DisAgree: disAgreeView,
  Reject: rejectView,
  Decline: declineView,
  AssistRetrieve: assistRetrieveView,
  Save: saveView,
  Edit: editView,
  cancel2: discardEditedView,
  addAndCreate: addAndCreateView,
  Forward: forwardView,
  PreAddSign: preAddSignView,
  Assist: assistView,
  Consult: consultView,
  Circulate: circulateView,
  Print: printView,
  copy: copyView,
  Retrieve: retrieveView,
  Retry: retryView,
  AdjustParticipant: adjustParticipantView,
  changeNextNodeUser: changeNextNodeUserView,
  ActivateActivity: activateActivityView,
  CancelActivity: cancelActivityView,
  EditOwner: editOwnerView,
  ...instanceActionViews,
  FinishInstance: finishInstanceView,
  Cancel: cancelView,
  Delete: deleteView,
};

/** Returns the label that the activity sets, otherwise the action's default. */
export function actionLabel({ action, name, name_i18n }: OfferedAction, locale: Locale): string {
  return name ? localizedName({ name, name_i18n }, locale) : actionViews[action].label[locale];
}

export const actionOrder = Object.keys(actionViews) as ActionName[];
