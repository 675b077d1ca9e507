import { isConditionGroup, type ConditionDocument } from '@inkstone/schema';

/** The fields of the current form that stand on the right of conditions, each once. */
export function currentFields(document: ConditionDocument): readonly string[] {
  if (isConditionGroup(document)) return [...new Set(document.items.flatMap(currentFields))];
  return document.valueType === 'currentModel' && typeof document.value === 'string' ? [document.value] : [];
}
