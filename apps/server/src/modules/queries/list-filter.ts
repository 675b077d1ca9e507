import { fieldsOfConditions } from '@inkstone/formula';
import { ConditionRefusal } from '@inkstone/formula/sql';
import type { ConditionDocument, ModelDefinition } from '@inkstone/schema';
import type { RawBuilder } from 'kysely';
import { kyselyFragment } from '../../platform/db/kysely-fragment.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { Asker } from '../../platform/http/request-context.ts';
import { askedCondition } from '../conditions/index.ts';

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
export function listFilter(document: ConditionDocument, model: ModelDefinition, asker: Asker): ListFilter {
  const compiled = askedCondition(asker, model, document);
  if (compiled instanceof ConditionRefusal) return refuseFilter(compiled);
  return { condition: kyselyFragment(compiled), fields: fieldsOfConditions(document).record };
}

function refuseFilter({ error, field = '', params }: ConditionRefusal): never {
  const code = error === 'UnknownName' ? 'filter-field-unknown' : error === 'NotInSql' ? 'filter-not-possible' : 'filter-value-wrong';
  return refuse(code, { field }, { issues: [{ code: error, path: field, params }] });
}
