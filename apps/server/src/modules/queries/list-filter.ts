import { fieldsOfConditions } from '@inkstone/formula';
import { compileCondition, ConditionRefusal } from '@inkstone/formula/sql';
import { unitTypes, type ConditionDocument, type ModelDefinition } from '@inkstone/schema';
import type { RawBuilder } from 'kysely';
import { kyselyFragment } from '../../platform/db/kysely-fragment.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { conditionColumns } from './condition-columns.ts';
import { unitsBelow } from './units-below.ts';

export interface ListFilter {
  /** True for the records `r` that meet it. */
  readonly condition: RawBuilder<boolean>;
  /** What it reads: only where somebody sees all of these may they learn whether a record meets it. */
  readonly fields: readonly string[];
}

/**
 * The condition that a caller filters a list by. Refuses with `filter-field-unknown`, `filter-value-wrong`, and with
 * `filter-not-possible` what can be evaluated but has no exact form in SQL.
 */
export function listFilter(document: ConditionDocument, model: ModelDefinition, context: RequestContext): ListFilter {
  const { actor, timeZone, locale } = context;
  const compiled = compileCondition(document, conditionColumns(model), {
    timeZone,
    locale,
    now: () => context.now(),
    user: { id: actor.id, name: actor.name, unitType: unitTypes.user },
    ...(actor.departmentId !== null && {
      userDepartment: { id: actor.departmentId, name: actor.departmentName ?? '', unitType: unitTypes.department },
    }),
    unitsBelow,
  });
  if (compiled instanceof ConditionRefusal) return refuseFilter(compiled);
  return { condition: kyselyFragment(compiled), fields: fieldsOfConditions(document).record };
}

function refuseFilter({ error, field = '', params }: ConditionRefusal): never {
  const code = error === 'UnknownName' ? 'filter-field-unknown' : error === 'NotInSql' ? 'filter-not-possible' : 'filter-value-wrong';
  return refuse(code, { field }, { issues: [{ code: error, path: field, params }] });
}
