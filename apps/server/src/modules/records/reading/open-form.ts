import { createForm, type Form, type ServiceRequest } from '@inkstone/form-engine';
import { unitTypes, type FormDefinition, type FormPermission, type FormValues, type Unit } from '@inkstone/schema';
import type { Executor } from '../../../platform/db/database.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { formModels } from '../fields/form-models.ts';
import type { OwnRows } from '../fields/own-rows.ts';
import { createFormServices } from '../services/form-services.ts';

export interface OpenFormInput {
  readonly definition: FormDefinition;
  readonly values: FormValues;
  readonly permission: FormPermission;
  readonly stored: boolean;
  /** The `ownRows` of a stored record. */
  readonly ownRows?: OwnRows | undefined;
  /** The database that answers linkages, look-ups and choices; `settled()` waits for them. */
  readonly executor: Executor;
  /** Called with each request before it is answered. */
  readonly asked?: ((request: ServiceRequest) => void) | undefined;
  /** The record's creator and department; unset when the actor fills in a new form. */
  readonly originator?: { readonly person: Unit | null; readonly department: Unit | null };
}

/** Opens the form as in the browser, with the person, the clock and the time zone of the request. */
export function openForm(
  { actor, locale, timeZone, now, log }: Pick<RequestContext, 'actor' | 'locale' | 'timeZone' | 'now' | 'log'>,
  input: OpenFormInput,
): Form {
  const { originator, executor, asked, ...form } = input;
  const moment = now();
  const department: Unit | null = actor.departmentId
    ? { id: actor.departmentId, name: actor.departmentName ?? '', unitType: unitTypes.department }
    : null;
  return createForm({
    ...form,
    controls: formModels(form.definition),
    environment: {
      locale,
      timeZone,
      now: () => moment,
      services: createFormServices(executor, { actor, locale, timeZone, now: () => moment, log }, form.definition, asked),
      // Nobody types on the server: delayed work runs when the form settles.
      schedule: () => () => undefined,
      user: { id: actor.id, name: actor.name, unitType: unitTypes.user },
      ...(department && { department }),
      ...(originator?.person && { originator: originator.person }),
      ...(originator?.department && { originatorDepartment: originator.department }),
    },
  });
}
