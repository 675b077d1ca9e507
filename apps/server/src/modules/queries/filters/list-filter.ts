import { fieldsOfConditions } from '@inkstone/formula';
import { ConditionRefusal } from '@inkstone/formula/sql';
import type { ConditionDocument, ModelDefinition } from '@inkstone/schema';
import type { RawBuilder } from 'kysely';
import { kyselyFragment } from '../../../platform/db/kysely-fragment.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Requester } from '../../../platform/http/request-context.ts';
import { storedConditionSql } from '../../conditions/index.ts';

export interface ListFilter {
  /** A condition on records `r`. */
  readonly condition: RawBuilder<boolean>;
  /** The fields that it reads: people may learn whether a record matches only if they see all of them. */
  readonly fields: readonly string[];
}

/**
 * Compiles the caller's filter of a list. Refuses with `filter-field-unknown`, `filter-value-wrong`, and with `filter-not-possible` what
 * can be evaluated but has no exact form in SQL.
 */
export function listFilter(document: ConditionDocument, model: ModelDefinition, requester: Requester): ListFilter {
  const compiled = storedConditionSql(requester, model, document);
  if (compiled instanceof ConditionRefusal) return refuseFilter(compiled);
  return { condition: kyselyFragment(compiled), fields: fieldsOfConditions(document).record };
}

function refuseFilter({ error, field = '', params }: ConditionRefusal): never {
  const code = error === 'UnknownName' ? 'filter-field-unknown' : error === 'NotInSql' ? 'filter-not-possible' : 'filter-value-wrong';
  return refuse(code, { field }, { issues: [{ code: error, path: field, params }] });
}
