import type { FieldValue } from '@inkstone/schema';
import type { FormEnvironment } from '../interfaces/form-environment.ts';
import type { ControlPlan } from '../plan/control-plan.ts';

/** The initial value of a control, or of a cell in a new row. */
export function defaultValue({ model, options, formula }: ControlPlan, environment: FormEnvironment): FieldValue {
  return (formula ? undefined : model.defaultValue?.(options, environment)) ?? model.empty;
}
