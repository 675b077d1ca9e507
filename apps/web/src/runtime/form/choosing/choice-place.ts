import type { CallInput, getParticipantsInfo } from '@inkstone/api';
import type { LoadedForm } from '../open-form.ts';

/** Where somebody chooses, as the call wants it. */
export type ChoicePlace = CallInput<typeof getParticipantsInfo>;

export function choicePlaceOf({ definition, workflowCode, bizObject, workItem }: LoadedForm): ChoicePlace {
  return {
    schemaCode: definition.schemaCode,
    formCode: definition.code,
    ...(workflowCode ? { workflowCode } : {}),
    ...(workItem ? { workItemId: workItem.id } : bizObject.id ? { objectId: bizObject.id } : {}),
  };
}
