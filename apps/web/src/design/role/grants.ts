import type { Json, JsonObject } from '@inkstone/design';
import { modelRights, type FieldLimit, type ModelRight } from '@inkstone/schema';

/** Adding and importing create records; every other right acts on existing ones. */
const creating: ReadonlySet<ModelRight> = new Set(['add', 'import']);

export const rightsIn = (value: Json | undefined): readonly ModelRight[] =>
  modelRights.filter((right) => Array.isArray(value) && value.includes(right));

/** Every right on existing records includes viewing them. Adding and importing do not include viewing others. */
export function withRight(before: readonly ModelRight[], right: ModelRight, isGiven: boolean): readonly ModelRight[] {
  const given = new Set(before);
  if (isGiven) given.add(right);
  else given.delete(right);
  const actsOnRecords = [...given].some((each) => each !== 'view' && !creating.has(each));
  if (actsOnRecords && right !== 'view') given.add('view');
  const cannotView = right === 'view' && !isGiven;
  return modelRights.filter((each) => given.has(each) && !(cannotView && !creating.has(each)));
}

/** The limits of fields by code; a field without one is left out. */
export function withLimit(limits: JsonObject, field: string, limit: FieldLimit | null): JsonObject {
  const { [field]: _before, ...others } = limits;
  return limit === null ? others : { ...others, [field]: limit };
}
