import type { DataItemType, ModelDefinition } from '@inkstone/schema';

const typesOfPeople: ReadonlySet<DataItemType> = new Set(['StaffSingle', 'StaffMulti', 'DeptSingle', 'DeptMulti', 'StaffDeptMix']);

/** Participants are whoever is picked in these, and the members of departments picked there. */
export function controlsOfPeople(model: ModelDefinition): ReadonlySet<string> {
  return new Set(model.dataItems.filter(({ type }) => typesOfPeople.has(type)).map(({ code }) => code));
}
