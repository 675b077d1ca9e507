import type { DataItemType, ModelDefinition } from '@inkstone/schema';

const typesOfPeople: ReadonlySet<DataItemType> = new Set(['StaffSingle', 'StaffMulti', 'DeptSingle', 'DeptMulti', 'StaffDeptMix']);

/** Returns the controls whose people are participants: people picked in them, and the members of departments picked in them. */
export function controlsOfPeople(model: ModelDefinition): ReadonlySet<string> {
  return new Set(model.dataItems.filter(({ type }) => typesOfPeople.has(type)).map(({ code }) => code));
}
