import { isConditionGroup, type ConditionDocument } from '@inkstone/schema';

/**
 * Returns the distinct names that a stored condition reads: those of the tested records, and those of the current record, on which a
 * linkage or an option source therefore depends.
 */
export function fieldsOfConditions(document: ConditionDocument): {
  readonly record: readonly string[];
  readonly current: readonly string[];
} {
  const record = new Set<string>();
  const current = new Set<string>();
  const visit = (node: ConditionDocument): void => {
    if (isConditionGroup(node)) return node.items.forEach(visit);
    record.add(node.field);
    if (node.valueType === 'currentModel' && typeof node.value === 'string') current.add(node.value);
  };
  visit(document);
  return { record: [...record], current: [...current] };
}
