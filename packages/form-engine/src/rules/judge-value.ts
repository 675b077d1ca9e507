import type { FieldPath, FieldValue, Issue } from '@inkstone/schema';
import type { ModelContext, ValueIssue } from '../interfaces/control-model.ts';
import type { ControlPlan } from '../plan/control-plan.ts';
import type { ValueCheck } from '../plan/value-check.ts';

/**
 * What the rules say of one value. Required comes only with full validation, and an empty required value has no other issue. `ask` answers
 * what breaks the checks that a formula decides; it is not asked about empty values.
 */
export function judgeValue(
  { model, checks }: Pick<ControlPlan, 'model' | 'checks'>,
  value: FieldValue,
  path: FieldPath,
  context: ModelContext,
  required: boolean,
  ask: (checks: readonly ValueCheck[]) => readonly ValueIssue[],
): readonly Issue[] {
  if (required && model.isEmpty(value)) {
    return [{ code: 'Required', path, params: { label: context.label, message: model.requiredMessage } }];
  }
  const own = model.validate(value, context);
  const issues = checks.length === 0 || model.isEmpty(value) ? own : [...own, ...ask(checks)];
  return issues.length === 0 ? none : issues.map((issue) => ({ ...issue, path }));
}

const none: readonly Issue[] = [];
