import { compileCondition, conditionColumns, ConditionRefusal, sqlText, type UnitSelects } from '@inkstone/formula/sql';
import { unitTypes, type ConditionDocument, type ModelDefinition } from '@inkstone/schema';

// Only the validity of the query is checked, so any person, any moment and any organisation will do.
const anybody = { id: '00000000-0000-7000-8000-000000000000', name: '' };
const nobody: UnitSelects = { named: () => sqlText('select null::uuid'), below: () => sqlText('select null::uuid') };

/** Returns why records of a model cannot be filtered by a condition in SQL; undefined when they can. */
export function refusedCondition(model: ModelDefinition, condition: ConditionDocument): ConditionRefusal | undefined {
  const compiled = compileCondition(condition, conditionColumns(model), {
    timeZone: 'UTC',
    locale: 'zh',
    now: () => new Date(0),
    user: { ...anybody, unitType: unitTypes.user },
    userDepartment: { ...anybody, unitType: unitTypes.department },
    units: nobody,
  });
  return compiled instanceof ConditionRefusal ? compiled : undefined;
}
