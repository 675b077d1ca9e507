import type { FormulaScope } from '@inkstone/formula';
import { compileCondition, conditionColumns, type ConditionRefusal, type SqlFragment } from '@inkstone/formula/sql';
import { unitTypes, type ConditionDocument, type ModelDefinition } from '@inkstone/schema';
import type { Requester } from '../../platform/http/request-context.ts';
import { unitSelects } from '../organization/index.ts';

/** Compiles a stored condition over records `r` to SQL for this requester and moment. `current` is the form in which it is evaluated. */
export function storedConditionSql(
  { actor, timeZone, locale, now }: Requester,
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
