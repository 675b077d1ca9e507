import type { FormulaScope } from '@inkstone/formula';
import { ConditionRefusal } from '@inkstone/formula/sql';
import type { ConditionDocument, ModelDefinition } from '@inkstone/schema';
import { sql, type RawBuilder } from 'kysely';
import { kyselyFragment } from '../../../platform/db/kysely-fragment.ts';
import type { Requester } from '../../../platform/http/request-context.ts';
import { storedConditionSql } from '../../conditions/index.ts';

/** Thrown when a declared question cannot be queried because the form or the queried model changed since it was published. */
export class UnanswerableQuestion extends Error {
  override readonly name = 'UnanswerableQuestion';
}

/**
 * Returns the condition for the records `r` that a form may read: those that meet the declared condition, without drafts and cancelled
 * ones. Access rights do not apply: the form's publisher decided what it shows.
 */
export function queriedRecords(
  model: ModelDefinition,
  condition: ConditionDocument | undefined,
  { requester, current }: { readonly requester: Requester; readonly current?: FormulaScope },
): RawBuilder<boolean> {
  const counted = sql<boolean>`r.sequence_status not in ('DRAFT', 'CANCELED', 'CANCELLED')`;
  if (!condition) return counted;
  const compiled = storedConditionSql(requester, model, condition, current);
  if (compiled instanceof ConditionRefusal) throw new UnanswerableQuestion(`${model.code}: ${compiled.error} ${compiled.field ?? ''}`);
  return sql<boolean>`${counted} and ${kyselyFragment(compiled)}`;
}
