import type { ControlField } from '../open-form/control-field.ts';

/** The fields that make up a group: those with a value that stand in it at any depth and can be seen. Reading it inside an effect subscribes. */
export function* partsOf(fields: readonly ControlField[]): Generator<ControlField> {
  for (const field of fields) {
    if (!field.visible.value) continue;
    if (field.holdsValue) yield field;
    yield* partsOf(field.standing.members);
  }
}

/** How many issues stand against the fields that make up a group, cells included. */
export function issueCount(fields: readonly ControlField[]): number {
  let count = 0;
  for (const field of partsOf(fields)) {
    count += field.errors.value.length;
    for (const cell of field.sheet?.watchedCells() ?? []) count += cell.errors.value.length;
  }
  return count;
}
