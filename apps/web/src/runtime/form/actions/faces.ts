import type { ActionFace, ActionName } from './action-face.ts';
import { agreeFace } from './agree.ui.ts';
import { cancelFace } from './cancel.ui.ts';
import { deleteFace } from './delete.ui.ts';
import { disAgreeFace } from './dis-agree.ui.ts';
import { forwardFace } from './forward.ui.ts';
import { readFace } from './read.ui.ts';
import { rejectFace } from './reject.ui.ts';
import { retrieveFace } from './retrieve.ui.ts';
import { saveFace } from './save.ui.ts';
import { submitFace } from './submit.ui.ts';

/** Every action in the order the bar shows them; forgetting one does not compile. */
export const actionFaces: Readonly<Record<ActionName, ActionFace>> = {
  Submit: submitFace,
  Agree: agreeFace,
  Read: readFace,
  DisAgree: disAgreeFace,
  Reject: rejectFace,
  Save: saveFace,
  Forward: forwardFace,
  Retrieve: retrieveFace,
  Cancel: cancelFace,
  Delete: deleteFace,
};

export const actionOrder = Object.keys(actionFaces) as ActionName[];
