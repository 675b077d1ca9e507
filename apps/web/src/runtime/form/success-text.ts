import type { ActionName } from './action-request.ts';
import type { FormTextKey } from './form.locale.ts';
import type { LoadedForm } from './open-form.ts';

const texts: Readonly<Record<ActionName, FormTextKey>> = {
  Save: 'saved',
  Submit: 'submitted',
  Agree: 'taskSubmitted',
  DisAgree: 'taskSubmitted',
  Reject: 'rejected',
  Forward: 'taskSubmitted',
  Retrieve: 'retrieved',
  Cancel: 'done',
  Read: 'done',
  Delete: 'deleted',
};

/** What is said after an action; a submit of somebody's task is no new workflow, and without a workflow it is a save. */
export function successText(action: ActionName, loaded: LoadedForm): FormTextKey {
  if (action === 'Submit' && loaded.workItem) return 'taskSubmitted';
  if (action === 'Submit' && !loaded.workflowCode) return 'saved';
  return texts[action];
}
