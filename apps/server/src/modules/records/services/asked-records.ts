import type { FormulaScope } from '@inkstone/formula';
import { ConditionRefusal } from '@inkstone/formula/sql';
import type { ConditionDocument, ModelDefinition } from '@inkstone/schema';
import { sql, type RawBuilder } from 'kysely';
import { kyselyFragment } from '../../../platform/db/kysely-fragment.ts';
import type { Asker } from '../../../platform/http/request-context.ts';
import { askedCondition } from '../../conditions/index.ts';

/** A declared question cannot be put to the database: the form or the model it asks changed since it was published. */
export class UnaskableQuestion extends Error {
  override readonly name = 'UnaskableQuestion';
}

/**
 * The records `r` that a form may take values from: those that meet the declared condition, drafts and cancelled ones aside. Whose they
 * are is not asked: the form's publisher decided what it shows of them.
 */
export function askedRecords(
  model: ModelDefinition,
  condition: ConditionDocument | undefined,
  { asker, current }: { readonly asker: Asker; readonly current?: FormulaScope },
): RawBuilder<boolean> {
  const counted = sql<boolean>`r.sequence_status not in ('DRAFT', 'CANCELED', 'CANCELLED')`;
  if (!condition) return counted;
  const compiled = askedCondition(asker, model, condition, current);
  if (compiled instanceof ConditionRefusal) throw new UnaskableQuestion(`${model.code}: ${compiled.error} ${compiled.field ?? ''}`);
  return sql<boolean>`${counted} and ${kyselyFragment(compiled)}`;
}
