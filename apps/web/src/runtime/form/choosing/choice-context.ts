import type { CallInput, getParticipantsInfo } from '@inkstone/api';
import type { LoadedForm } from '../open-form.ts';

/** The context of the choice, as the call takes it. */
export type ChoiceContext = CallInput<typeof getParticipantsInfo>;

export function choiceContextOf({ definition, workflowCode, bizObject, workItem }: LoadedForm): ChoiceContext {
  return {
    schemaCode: definition.schemaCode,
    formCode: definition.code,
    ...(workflowCode ? { workflowCode } : {}),
    ...(workItem ? { workItemId: workItem.id } : bizObject.id ? { objectId: bizObject.id } : {}),
  };
}
