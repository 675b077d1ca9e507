import type { Action, Command } from '../state/command.ts';
import type { ActionModel } from './action-model.ts';
import { activateActivityModel } from './activate-activity/activate-activity.model.ts';
import { adjustParticipantModel } from './adjust-participant/adjust-participant.model.ts';
import { agreeModel } from './agree/agree.model.ts';
import { answerModel } from './answer/answer.model.ts';
import { assistModel } from './assist/assist.model.ts';
import { assistRetrieveModel } from './assist-retrieve/assist-retrieve.model.ts';
import { cancelActivityModel } from './cancel-activity/cancel-activity.model.ts';
import { cancelModel } from './cancel/cancel.model.ts';
import { changeNextNodeUserModel } from './change-next-node-user/change-next-node-user.model.ts';
import { circulateModel } from './circulate/circulate.model.ts';
import { commentModel } from './comment/comment.model.ts';
import { consultModel } from './consult/consult.model.ts';
import { declineModel } from './decline/decline.model.ts';
import { disAgreeModel } from './dis-agree/dis-agree.model.ts';
import { editOwnerModel } from './edit-owner/edit-owner.model.ts';
import { finishInstanceModel } from './finish-instance/finish-instance.model.ts';
import { delegateModel } from './delegate/delegate.model.ts';
import { forwardModel } from './forward/forward.model.ts';
import { handOverModel } from './hand-over/hand-over.model.ts';
import { migrateModel } from './migrate/migrate.model.ts';
import { preAddSignModel } from './pre-add-sign/pre-add-sign.model.ts';
import { readModel } from './read/read.model.ts';
import { rejectModel } from './reject/reject.model.ts';
import { retrieveModel } from './retrieve/retrieve.model.ts';
import { retryModel } from './retry/retry.model.ts';
import { childEndedModel } from './child-ended/child-ended.model.ts';
import { childFailedModel } from './child-failed/child-failed.model.ts';
import { serviceFailedModel } from './service-failed/service-failed.model.ts';
import { serviceFinishedModel } from './service-finished/service-finished.model.ts';
import { submitModel } from './submit/submit.model.ts';
import { timerFiredModel } from './timer-fired/timer-fired.model.ts';

/** Every action in the order of the action bar; a missing one is a type error. */
export const actionModels: { readonly [A in Action]: ActionModel<A> } = {
  Submit: submitModel,
  Agree: agreeModel,
  DisAgree: disAgreeModel,
  Reject: rejectModel,
  Answer: answerModel,
  Decline: declineModel,
  Forward: forwardModel,
  PreAddSign: preAddSignModel,
  Assist: assistModel,
  AssistRetrieve: assistRetrieveModel,
  Consult: consultModel,
  Circulate: circulateModel,
  Retrieve: retrieveModel,
  AdjustParticipant: adjustParticipantModel,
  changeNextNodeUser: changeNextNodeUserModel,
  ActivateActivity: activateActivityModel,
  CancelActivity: cancelActivityModel,
  EditOwner: editOwnerModel,
  FinishInstance: finishInstanceModel,
  Cancel: cancelModel,
  Retry: retryModel,
  Read: readModel,
  ServiceFinished: serviceFinishedModel,
  ServiceFailed: serviceFailedModel,
  ChildEnded: childEndedModel,
  ChildFailed: childFailedModel,
  Comment: commentModel,
  TimerFired: timerFiredModel,
  Entrust: delegateModel,
  HandOver: handOverModel,
  Migrate: migrateModel,
};

/** Returns the model of a command's action. The cast is safe: the key ties the model to its command. */
export function modelOfAction(command: Command): ActionModel<Action> {
  return actionModels[command.action] as unknown as ActionModel<Action>;
}
