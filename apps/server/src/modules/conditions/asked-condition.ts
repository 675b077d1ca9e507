import type { FormulaScope } from '@inkstone/formula';
import { compileCondition, type ConditionRefusal, type SqlFragment } from '@inkstone/formula/sql';
import { unitTypes, type ConditionDocument, type ModelDefinition } from '@inkstone/schema';
import type { Asker } from '../../platform/http/request-context.ts';
import { unitSelects } from '../organization/index.ts';
import { conditionColumns } from './condition-columns.ts';

/** A stored condition over records `r`, with the person and the moment it is asked by; `current` is the form that asks. */
export function askedCondition(
  { actor, timeZone, locale, now }: Asker,
  model: ModelDefinition,
  condition: ConditionDocument,
  current?: FormulaScope,
): SqlFragment | ConditionRefusal {
  return compileCondition(condition, conditionColumns(model), {
    timeZone,
    locale,
    now: () => now(),
    ...(current && { current }),
    user: { id: actor.id, name: actor.name, unitType: unitTypes.user },
    ...(actor.departmentId !== null && {
      userDepartment: { id: actor.departmentId, name: actor.departmentName ?? '', unitType: unitTypes.department },
    }),
    units: unitSelects,
  });
}
