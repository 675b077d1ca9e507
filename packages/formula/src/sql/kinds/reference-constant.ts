import { toReferenceId } from '../../conditions/compare-values.ts';
import { codeIn, placeOf } from '../../conditions/unit-text.ts';
import { isReference, type FormulaInput } from '../../values/formula-value.ts';
import { kindOf } from '../../values/value-kind.ts';
import type { ConditionSqlContext } from '../columns/condition-column.ts';
import { refuseCondition } from '../condition-refusal.ts';
import { isStorable, isStoredId } from './parameter.ts';

/** The ids that a reference is compared with. */
export function idConstants(values: readonly FormulaInput[], context: ConditionSqlContext): readonly string[] {
  return values.map((value) => toReferenceId(value, context) ?? refuseCondition('WrongType', { left: 'reference', right: kindOf(value) }));
}

/** Ids and the codes and accounts of units, each as the database can hold it. */
export interface UnitConstants {
  readonly ids: readonly string[];
  readonly codes: readonly string[];
}

/** The units that a unit is compared with. Only texts name one by its code. */
export function unitConstants(values: readonly FormulaInput[], context: ConditionSqlContext): UnitConstants {
  const ids = idConstants(values, context).filter(isStoredId);
  const codes = values.filter((value) => typeof value === 'string').flatMap((text) => codeIn(text) ?? []);
  return { ids, codes: codes.filter(isStorable) };
}

/** What a value may lie in, by ids and codes: as the evaluator takes it. */
export function placeConstants(values: readonly FormulaInput[], context: ConditionSqlContext): readonly string[] {
  const places = values.flatMap((value) => (typeof value === 'string' || isReference(value) ? (placeOf(value, context) ?? []) : []));
  return places.filter(isStorable);
}
