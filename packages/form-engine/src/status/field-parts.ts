import type { ControlField } from '../open-form/control-field.ts';

/** The fields that determine the status of a group: visible ones with a value, at any depth. Iterating inside an effect subscribes. */
export function* partsOf(fields: readonly ControlField[]): Generator<ControlField> {
  for (const field of fields) {
    if (!field.visible.value) continue;
    if (field.holdsValue) yield field;
    yield* partsOf(field.placement.members);
  }
}

/** The number of issues of a group's fields, cells included. */
export function issueCount(fields: readonly ControlField[]): number {
  let count = 0;
  for (const field of partsOf(fields)) {
    count += field.errors.value.length;
    for (const cell of field.sheet?.cellsWithStatus() ?? []) count += cell.errors.value.length;
  }
  return count;
}
