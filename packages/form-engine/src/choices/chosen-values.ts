import type { FieldValue } from '@inkstone/schema';

/** The stored values of the selected choices of a field, one or several. */
export function chosenValues(value: FieldValue): readonly string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? (value as readonly unknown[]).filter((each) => typeof each === 'string') : [];
}
