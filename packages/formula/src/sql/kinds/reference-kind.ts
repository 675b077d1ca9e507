import { isEmpty, type FormulaInput } from '../../values/formula-value.ts';
import type { ConditionSqlContext } from '../columns/condition-column.ts';
import { isOneOf, isStoredId } from './parameter.ts';
import { idConstants, containerConstants, unitConstants } from './reference-constant.ts';
import type { ScalarKind } from './scalar-kind.ts';
import { allOf, someOf, sqlFalse, sqlFragment, type SqlFragment } from '../sql-fragment.ts';

/** Returns the units inside the given departments; null if there are no departments. */
export function unitsInside(items: readonly FormulaInput[], context: ConditionSqlContext): SqlFragment | null {
  const containers = containerConstants(items, context);
  return containers.length === 0 ? null : context.units.below(containers);
}

/** Records are compared by id. */
export const recordKind: ScalarKind = referenceKind((reference, constants, context) =>
  isOneOf(reference, 'uuid', idConstants(constants, context).filter(isStoredId)),
);

/** People and departments are compared by id, code or account, and may be inside departments. */
export const unitKind: ScalarKind = {
  ...referenceKind(isUnitOf),
  isMember(reference, items, context) {
    const below = unitsInside(items, context);
    return someOf([isUnitOf(reference, items, context), below ? sqlFragment`${reference} in (${below})` : sqlFalse]);
  },
};

function isUnitOf(reference: SqlFragment, constants: readonly FormulaInput[], context: ConditionSqlContext): SqlFragment {
  const { ids, codes } = unitConstants(constants, context);
  const named = codes.length > 0 ? sqlFragment`${reference} = any(array(${context.units.named(codes)}))` : sqlFalse;
  return someOf([isOneOf(reference, 'uuid', ids), named]);
}

function referenceKind(anyOf: ScalarKind['anyOf']): ScalarKind {
  return {
    family: 'reference',
    isEmpty: (reference) => sqlFragment`${reference} is null`,
    key: (reference) => reference,
    anyOf,
    literal(constant, context) {
      const [id] = isEmpty(constant) ? [] : idConstants([constant], context);
      return id !== undefined && isStoredId(id) ? id : null;
    },
    containsAll: (reference, items, context) => allOf(items.map((item) => anyOf(reference, [item], context))),
  };
}
