import type { FieldPath, FieldValue, Issue } from '@inkstone/schema';
import type { ControlModel, ModelContext } from '../control-model.ts';

/** What the rules say of one value. Required comes only with full validation, and an empty required value has no other issue. */
export function judgeValue(
  model: ControlModel,
  value: FieldValue,
  path: FieldPath,
  context: ModelContext,
  required: boolean,
): readonly Issue[] {
  if (required && model.isEmpty(value)) {
    return [{ code: 'Required', path, params: { label: context.label, message: model.requiredMessage } }];
  }
  const issues = model.validate(value, context);
  return issues.length === 0 ? none : issues.map((issue) => ({ ...issue, path }));
}

const none: readonly Issue[] = [];
