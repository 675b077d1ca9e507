import { calculationOptions, type Form } from '@inkstone/form-engine';
import type { FormValues } from '@inkstone/schema';

/** Worked out values as they stand on the screen: the server asks when one that decides the way comes out otherwise. */
export function shownValues(form: Form): FormValues {
  const values = form.values();
  const worked = form.definition.controls.filter(({ options }) => calculationOptions.some((option) => options[option]));
  return Object.fromEntries(worked.flatMap(({ key }) => (key in values ? [[key, values[key]!]] : [])));
}
