import { unitTypes, type Unit } from '@inkstone/schema';
import type { DepartmentNode, FoundPerson } from '../services/ui-services.ts';

/** One line of a picker's list. */
export interface UnitRow {
  readonly unit: Unit;
  /** Distinguishes units of the same name: a person's department, a department's path. */
  readonly note: string;
  /** False for a department that is only listed to reach others. */
  readonly pickable: boolean;
  /** Whether it is a department that can be opened. */
  readonly opens: boolean;
}

export function personRow({ id, name, unitType, departmentName = '' }: FoundPerson): UnitRow {
  return { unit: { id, name, unitType }, note: departmentName, pickable: true, opens: false };
}

export function departmentRow({ id, name, path = [], pickable = true }: DepartmentNode, opens = false): UnitRow {
  return { unit: { id, name, unitType: unitTypes.department }, note: path.join(' / '), pickable, opens };
}
