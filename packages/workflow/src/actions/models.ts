import type { Action, Command } from '../command.ts';
import type { ActionModel } from './action-model.ts';
import { agreeModel } from './agree/agree.model.ts';
import { cancelModel } from './cancel/cancel.model.ts';
import { disAgreeModel } from './dis-agree/dis-agree.model.ts';
import { forwardModel } from './forward/forward.model.ts';
import { readModel } from './read/read.model.ts';
import { rejectModel } from './reject/reject.model.ts';
import { retrieveModel } from './retrieve/retrieve.model.ts';
import { submitModel } from './submit/submit.model.ts';

/** Every action in the order an action bar shows them; forgetting one does not compile. */
export const actionModels: { readonly [A in Action]: ActionModel<A> } = {
  Submit: submitModel,
  Agree: agreeModel,
  DisAgree: disAgreeModel,
  Reject: rejectModel,
  Forward: forwardModel,
  Retrieve: retrieveModel,
  Cancel: cancelModel,
  Read: readModel,
};

/** The model of a command's action, as one that takes it: the action ties the two together. */
export function modelOfAction(command: Command): ActionModel<Action> {
  return actionModels[command.action] as unknown as ActionModel<Action>;
}
