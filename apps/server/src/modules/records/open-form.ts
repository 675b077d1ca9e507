import { controlModels } from '@inkstone/controls/models';
import { createForm, type ControlModels, type Form } from '@inkstone/form-engine';
import { unitTypes, type FormDefinition, type FormPermission, type FormValues, type Unit } from '@inkstone/schema';
import type { RequestContext } from '../../platform/http/request-context.ts';

const models: ControlModels = controlModels;

export interface OpenFormInput {
  readonly definition: FormDefinition;
  readonly values: FormValues;
  readonly permission: FormPermission;
  readonly stored: boolean;
  /** The record's creator and department; unset: the actor fills in a new form. */
  readonly originator?: { readonly person: Unit | null; readonly department: Unit | null };
}

/** The form as the browser has it, with the person, the clock and the zone of the request. */
export function openForm(
  { actor, locale, timeZone, now }: Pick<RequestContext, 'actor' | 'locale' | 'timeZone' | 'now'>,
  input: OpenFormInput,
): Form {
  const { originator, ...form } = input;
  const moment = now();
  const department: Unit | null = actor.departmentId
    ? { id: actor.departmentId, name: actor.departmentName ?? '', unitType: unitTypes.department }
    : null;
  return createForm({
    ...form,
    controls: models,
    environment: {
      locale,
      timeZone,
      now: () => moment,
      user: { id: actor.id, name: actor.name, unitType: unitTypes.user },
      ...(department && { department }),
      ...(originator?.person && { originator: originator.person }),
      ...(originator?.department && { originatorDepartment: originator.department }),
    },
  });
}
