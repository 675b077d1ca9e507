import { toReferenceId } from '../../conditions/compare-values.ts';
import { codeIn, containerOf } from '../../conditions/unit-text.ts';
import { isReference, type FormulaInput } from '../../values/formula-value.ts';
import { kindOf } from '../../values/value-kind.ts';
import type { ConditionSqlContext } from '../columns/condition-column.ts';
import { refuseCondition } from '../condition-refusal.ts';
import { isStorable, isStoredId } from './parameter.ts';

/** Returns the ids that a reference is compared with. */
export function idConstants(values: readonly FormulaInput[], context: ConditionSqlContext): readonly string[] {
  return values.map((value) => toReferenceId(value, context) ?? refuseCondition('WrongType', { left: 'reference', right: kindOf(value) }));
}

/** Ids, and codes and accounts, of units; only those that the database can store. */
export interface UnitConstants {
  readonly ids: readonly string[];
  readonly codes: readonly string[];
}

/** Returns the units that a unit is compared with. Only texts name a unit by its code. */
export function unitConstants(values: readonly FormulaInput[], context: ConditionSqlContext): UnitConstants {
  const ids = idConstants(values, context).filter(isStoredId);
  const codes = values.filter((value) => typeof value === 'string').flatMap((text) => codeIn(text) ?? []);
  return { ids, codes: codes.filter(isStorable) };
}

/** Returns the ids and codes of departments or areas for `belongs to`, as the evaluator reads them. */
export function containerConstants(values: readonly FormulaInput[], context: ConditionSqlContext): readonly string[] {
  const containers = values.flatMap((value) =>
    typeof value === 'string' || isReference(value) ? (containerOf(value, context) ?? []) : [],
  );
  return containers.filter(isStorable);
}
