import type { FieldPath, FieldValue, Issue } from '@inkstone/schema';
import type { ModelContext, ValueIssue } from '../interfaces/control-model.ts';
import type { ControlPlan } from '../plan/control-plan.ts';
import type { ValueCheck } from '../plan/value-check.ts';

/**
 * Validates one value. Required is only checked in full validation, and an empty required value has no other issue. `runChecks` returns the
 * issues of checks given by formulas; it is not called for empty values.
 */
export function validateValue(
  { model, checks }: Pick<ControlPlan, 'model' | 'checks'>,
  value: FieldValue,
  path: FieldPath,
  context: ModelContext,
  required: boolean,
  runChecks: (checks: readonly ValueCheck[]) => readonly ValueIssue[],
): readonly Issue[] {
  if (required && model.isEmpty(value)) {
    return [{ code: 'Required', path, params: { label: context.label, message: model.requiredMessage } }];
  }
  const own = model.validate(value, context);
  const issues = checks.length === 0 || model.isEmpty(value) ? own : [...own, ...runChecks(checks)];
  return issues.length === 0 ? none : issues.map((issue) => ({ ...issue, path }));
}

const none: readonly Issue[] = [];
