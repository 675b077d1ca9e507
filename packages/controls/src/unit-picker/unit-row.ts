import { unitTypes, type Unit } from '@inkstone/schema';
import type { DepartmentNode, FoundPerson } from '../services/ui-services.ts';

/** One line of a picker's list. */
export interface UnitRow {
  readonly unit: Unit;
  /** Tells it from others of the same name: a person's department, a department's place. */
  readonly note: string;
  /** False: a department that only leads to others. */
  readonly pickable: boolean;
  /** A department that can be gone into. */
  readonly opens: boolean;
}

export function personRow({ id, name, unitType, departmentName = '' }: FoundPerson): UnitRow {
  return { unit: { id, name, unitType }, note: departmentName, pickable: true, opens: false };
}

export function departmentRow({ id, name, path = [], pickable = true }: DepartmentNode, opens = false): UnitRow {
  return { unit: { id, name, unitType: unitTypes.department }, note: path.join(' / '), pickable, opens };
}
