import type { FieldValue } from '@inkstone/schema';
import type { FormEnvironment } from '../interfaces/form-environment.ts';
import type { ControlPlan } from '../plan/control-plan.ts';

/** What a control or a new row's cell starts with. */
export function defaultValue({ model, options, formula }: ControlPlan, environment: FormEnvironment): FieldValue {
  return (formula ? undefined : model.defaultValue?.(options, environment)) ?? model.empty;
}
