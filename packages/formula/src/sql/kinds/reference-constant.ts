import { toReferenceId } from '../../conditions/compare-values.ts';
import { isReference, type FormulaInput } from '../../values/formula-value.ts';
import { kindOf } from '../../values/value-kind.ts';
import type { ConditionSqlContext } from '../columns/condition-column.ts';
import { refuseCondition } from '../condition-refusal.ts';

/** The ids that a reference is compared with. */
export function idConstants(values: readonly FormulaInput[], context: ConditionSqlContext): readonly string[] {
  return values.map((value) => toReferenceId(value, context) ?? refuseCondition('WrongType', { left: 'reference', right: kindOf(value) }));
}

/** The ids that a reference may lie below: as the evaluator takes them, where only `SELF_D` stands for another. */
export function ancestorConstants(values: readonly FormulaInput[], context: ConditionSqlContext): readonly string[] {
  return values.flatMap((value) => {
    const id = value === 'SELF_D' ? context.userDepartment?.id : isReference(value) ? value.id : value;
    return typeof id === 'string' ? id : [];
  });
}
