import type { FieldValue, Unit } from '@inkstone/schema';

const none: readonly Unit[] = [];

/** Returns one unit, several or none as a list. */
export function pickedUnits(value: FieldValue): readonly Unit[] {
  if (value === null) return none;
  return Array.isArray(value) ? (value as readonly Unit[]) : [value as Unit];
}

export function valueOfPicked(units: readonly Unit[], isMulti: boolean): FieldValue {
  return isMulti ? units : (units.at(-1) ?? null);
}
