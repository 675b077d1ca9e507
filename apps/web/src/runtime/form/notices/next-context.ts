import { recordOf, type ActionName } from '../actions/action-view.ts';
import { actionViews } from '../actions/views.ts';
import type { FormContext } from '../form-context.ts';
import type { LoadedForm } from '../open-form.ts';
import type { ActionAnswer } from '../use-form-actions.ts';

/** Where an action leads: a saved form stays open, a new one gets its address; after a decision the instance is shown. Null: nowhere else. */
export function nextContext(
  context: FormContext,
  loaded: LoadedForm,
  action: ActionName,
  { objectId, workflowInstanceId }: ActionAnswer,
): FormContext | null {
  if (action === 'save2') return { kind: 'record', ...recordOf(loaded) };
  if (actionViews[action].stays || (action === 'Save' && context.kind !== 'new')) return null;
  if (action !== 'Save' && workflowInstanceId) return { kind: 'instance', workflowInstanceId };
  return objectId ? { kind: 'record', schemaCode: loaded.definition.schemaCode, objectId } : null;
}
